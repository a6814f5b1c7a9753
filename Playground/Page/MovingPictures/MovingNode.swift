import BatonTesting

/// A view at one place among its siblings, at all the moments at which it is there.
///
/// A view that changes its superview, or its place among its siblings, has a node for each.
final class MovingNode {
    /// A view in the frame with an index.
    struct Moment {
        let frame: Int
        let view: RecordedView
    }

    /// The identifier of the view, or nil for the window.
    let id: Int?
    private(set) var moments: [Moment] = []
    /// From back to front.
    private(set) var children: [MovingNode] = []

    private init(id: Int?) {
        self.id = id
    }

    /// Creates the tree of all views of some frames.
    init(of frames: [[RecordedView]]) {
        id = nil
        for (index, views) in frames.enumerated() {
            let numbers = Set(views.map(\.id))
            let children = Dictionary(grouping: views) { $0.parent.flatMap { numbers.contains($0) ? $0 : nil } }
            add(children[nil] ?? [], children, frame: index)
        }
    }

    /// Adds the subviews of a frame. Each comes after the one that it covers.
    private func add(_ views: [RecordedView], _ subviews: [Int?: [RecordedView]], frame: Int) {
        var place = 0
        for view in views {
            let known = children[place...].firstIndex { $0.id == view.id }
            if known == nil { children.insert(MovingNode(id: view.id), at: place) }
            let child = children[known ?? place]
            child.moments.append(Moment(frame: frame, view: view))
            child.add(subviews[view.id] ?? [], subviews, frame: frame)
            place = (known ?? place) + 1
        }
    }
}
