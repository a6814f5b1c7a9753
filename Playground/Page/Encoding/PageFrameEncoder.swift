/// Encodes consecutive frames, each as the changes since the previous frame.
///
/// Of the views in a transition, only a few change at a time. That keeps the page small.
///
/// The state of a node is compared with its last state, even if the node was not on screen in between. When a node
/// first appears, it is compared with a fresh layer in its usual parent. The order is written only when it changes, and fingers
/// only when there are any. A field has a letter, "a" for the first one of the page's `plain`. All changes of a frame are one
/// list: the number of a node, the letters of its changes, and their values. Names of fields would be most of a page.
struct PageFrameEncoder {
    private let parents: [Int: Int]
    private var known: [Int: Known] = [:]
    private var order: [Int] = []

    /// The last state of a node, and its fields.
    private struct Known {
        let state: PageState
        let fields: [PageJSON.Field]

        init(_ state: PageState) {
            self.state = state
            fields = state.fields
        }
    }

    init(nodes: [PageNode]) {
        parents = Dictionary(nodes.map { ($0.id, $0.parent ?? PageState.rootParent) }) { first, _ in first }
    }

    mutating func json(_ frame: PageFrame, _ tables: inout PageTables) -> PageJSON {
        var fields = [("time", PageJSON(milliseconds: frame.time))]
        if !frame.touch.isEmpty {
            fields.append(("touch", PageJSON(frame.touch.map(\.json))))
        }
        let newOrder = frame.states.map(\.node)
        if newOrder != order {
            fields.append(("order", PageJSON(newOrder.map { PageJSON($0) })))
            order = newOrder
        }
        let changes = frame.states.flatMap { state in
            change(to: state).map { listed($0.map { tables.shared($0) }, of: state.node) } ?? []
        }
        if !changes.isEmpty {
            fields.append(("states", PageJSON(changes)))
        }
        return PageJSON(fields)
    }

    private func listed(_ fields: [PageJSON.Field], of node: Int) -> [PageJSON] {
        [PageJSON(node), PageJSON(fields.map { Self.letters[$0.name] ?? "" }.joined())] + fields.map(\.value)
    }

    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(PageState(node: 0).fields.map(\.name), "abcdefghijklmnopqrstuvwxyz".map(String.init)))

    private mutating func change(to state: PageState) -> [PageJSON.Field]? {
        let before = known[state.node]
        if state == before?.state { return nil }
        let now = Known(state)
        known[state.node] = now
        let last = before ?? Known(PageState(node: state.node, parent: parents[state.node] ?? PageState.rootParent))
        let changes = zip(last.fields, now.fields).filter { $0.value != $1.value }.map { $1 }
        if before != nil, changes.isEmpty { return nil }
        return changes
    }
}
