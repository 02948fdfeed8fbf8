//! URIs, byte for byte.

crate::text_type! {
    /// A URI, kept byte for byte; any text, because only the format `uri` says more.
    ///
    /// No normal form is applied: `https://a.example` comes back without a slash, and `HTTPS://A.example:443/a/../b`
    /// with all of it.
    ///
    /// ```
    /// use exact_json::Uri;
    ///
    /// let uri = Uri::try_from("https://a.example")?;
    /// assert_eq!(uri.as_str(), "https://a.example");
    /// assert!(uri.is_uri());
    /// assert!(!Uri::try_from("file:///home/a b")?.is_uri());
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct Uri;
    check: |_| Ok(())
}

impl Uri {
    /// Whether the text is a URI of RFC 3986, with a scheme: the format `uri` of JSON Schema.
    #[must_use]
    pub fn is_uri(&self) -> bool {
        fluent_uri::Uri::parse(self.0.as_str()).is_ok()
    }

    /// Whether the text is a URI reference of RFC 3986, with or without a scheme.
    #[must_use]
    pub fn is_uri_reference(&self) -> bool {
        fluent_uri::UriRef::parse(self.0.as_str()).is_ok()
    }

    /// The scheme, if the text is a URI of RFC 3986.
    ///
    /// ```
    /// use exact_json::Uri;
    ///
    /// assert_eq!(Uri::try_from("urn:isbn:0451450523")?.scheme(), Some("urn"));
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn scheme(&self) -> Option<&str> {
        fluent_uri::Uri::parse(self.0.as_str()).ok().map(|uri| uri.scheme().as_str())
    }

    /// The URL as browsers understand it, if it is one.
    ///
    /// It may be spelled differently; to write the URI back, use its text.
    ///
    /// ```
    /// use exact_json::Uri;
    ///
    /// let url = Uri::try_from("HTTPS://A.example:443/a/../b")?.to_url().expect("a URL");
    /// assert_eq!(url.as_str(), "https://a.example/b");
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[cfg(feature = "url")]
    #[must_use]
    pub fn to_url(&self) -> Option<url::Url> {
        url::Url::parse(&self.0).ok()
    }
}
