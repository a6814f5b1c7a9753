/// The titles of the bars of a frame, as a trace writes them: each with the visible part of it.
struct BarTitleTexts {
    private var texts: [Int: [String]] = [:]

    /// Collects the titles of recorded views, parents before children.
    init(_ views: [RecordedView]) {
        /// The bar that a view is in, and the alpha of the view in that bar.
        var places: [Int: (bar: Int, alpha: Double)] = [:]
        for view in views {
            if view.role == .bar {
                places[view.id] = (view.id, 1)
            } else if let around = view.parent.flatMap({ places[$0] }) {
                let alpha = around.alpha * view.opacity
                places[view.id] = (around.bar, alpha)
                guard view.role == .title, let text = view.text else { continue }
                texts[around.bar, default: []].append("\"\(text.string)\" \(TraceNumber.part(alpha))")
            }
        }
    }

    /// The titles of the bar with an identifier, from back to front.
    subscript(bar: Int) -> String {
        texts[bar]?.joined(separator: "  ") ?? "no title"
    }
}
