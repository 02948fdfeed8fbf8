//! Cycles of a directed graph.

/// A directed graph over the nodes `0..nodes`.
pub(crate) struct Graph {
    /// Where the edges of each node begin in `targets`; one more than there are nodes.
    starts: Vec<usize>,
    /// Where each edge leads to, sorted by the node that it leaves.
    targets: Vec<usize>,
}

impl Graph {
    /// A graph of edges, each from one node to another. An edge from or to what is no node is left
    /// out.
    pub(crate) fn new(nodes: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let edges = edges.filter(|&(from, to)| from < nodes && to < nodes);
        // A counting sort: how many edges each node has, then where they begin, then each edge into
        // its place.
        let mut starts = vec![0; nodes + 1];
        for (from, _) in edges.clone() {
            starts[from + 1] += 1;
        }
        for node in 0..nodes {
            starts[node + 1] += starts[node];
        }
        let mut free = starts.clone();
        let mut targets = vec![0; starts[nodes]];
        for (from, to) in edges {
            targets[free[from]] = to;
            free[from] += 1;
        }
        Self { starts, targets }
    }

    /// The strongly connected component of each node, as the number of one of its nodes: two nodes
    /// lie on a common cycle if and only if they are in one component.
    ///
    /// This is Tarjan's algorithm, one depth-first walk. It keeps its path in a list of its own,
    /// since a chain may be as long as the document.
    pub(crate) fn components(&self) -> Vec<usize> {
        const NONE: usize = usize::MAX;
        let nodes = self.starts.len() - 1;
        let mut seen = vec![NONE; nodes];
        let mut low = vec![NONE; nodes];
        let mut component = vec![NONE; nodes];
        // The nodes that were seen and have no component yet.
        let mut open = Vec::new();
        // The nodes from the root to where the walk is, each with the edge it goes on with.
        let mut path = Vec::new();
        let mut clock = 0;
        for root in 0..nodes {
            let mut enter = (seen[root] == NONE).then_some(root);
            loop {
                if let Some(node) = enter.take() {
                    seen[node] = clock;
                    low[node] = clock;
                    clock += 1;
                    open.push(node);
                    path.push((node, self.starts[node]));
                }
                let Some((node, edge)) = path.last_mut() else { break };
                let node = *node;
                if *edge < self.starts[node + 1] {
                    let to = self.targets[*edge];
                    *edge += 1;
                    if seen[to] == NONE {
                        enter = Some(to);
                    } else if component[to] == NONE {
                        low[node] = low[node].min(seen[to]);
                    }
                    continue;
                }
                path.pop();
                if let Some(&(parent, _)) = path.last() {
                    low[parent] = low[parent].min(low[node]);
                }
                if low[node] == seen[node] {
                    while let Some(member) = open.pop() {
                        component[member] = node;
                        if member == node {
                            break;
                        }
                    }
                }
            }
        }
        component
    }
}

#[cfg(test)]
mod tests {
    use super::Graph;

    fn in_one(nodes: usize, edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
        let component = Graph::new(nodes, edges.iter().copied()).components();
        edges.iter().copied().filter(|&(from, to)| component[from] == component[to]).collect()
    }

    #[test]
    fn edges_of_cycles_are_told_from_others() {
        // 0 → 1 → 2 → 0, 2 → 3 → 4 → 3, 4 → 5, and 5 → 5.
        let edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 3), (4, 5), (5, 5)];
        let cyclic = [(0, 1), (1, 2), (2, 0), (3, 4), (4, 3), (5, 5)];
        assert_eq!(in_one(6, &edges), cyclic);
        assert_eq!(in_one(3, &[(2, 1), (1, 0), (2, 0)]), []);
        assert_eq!(Graph::new(1, [(0, 1), (3, 0)].into_iter()).components(), [0]);
    }

    #[test]
    fn every_pair_of_edges_agrees_with_reachability() {
        const NODES: usize = 7;
        let mut state = 1_u64;
        for _ in 0..2000 {
            let edges: Vec<_> = (0..9)
                .map(|_| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let at = |shift: u32| usize::try_from((state >> shift) % NODES as u64).unwrap();
                    (at(33), at(45))
                })
                .collect();
            let mut reaches = [[false; NODES]; NODES];
            for &(from, to) in &edges {
                reaches[from][to] = true;
            }
            for by in 0..NODES {
                for from in 0..NODES {
                    for to in 0..NODES {
                        reaches[from][to] |= reaches[from][by] && reaches[by][to];
                    }
                }
            }
            let expected: Vec<_> =
                edges.iter().copied().filter(|&(from, to)| reaches[to][from]).collect();
            assert_eq!(in_one(NODES, &edges), expected, "{edges:?}");
        }
    }

    #[test]
    fn a_long_chain_needs_no_deep_stack() {
        let nodes = 1_000_000;
        let chain = (0..nodes - 1).map(|n| (n, n + 1));
        let component = Graph::new(nodes, chain.clone()).components();
        assert!(component.iter().enumerate().all(|(n, &of)| n == of));
        let ring = chain.chain([(nodes - 1, 0)]);
        let component = Graph::new(nodes, ring).components();
        assert!(component.iter().all(|&of| of == component[0]));
    }
}
