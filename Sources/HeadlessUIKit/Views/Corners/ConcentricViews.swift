/// The views whose corners follow a container. They are few, and each move of another view may change them.
@MainActor
enum ConcentricViews {
    private struct Entry {
        weak var view: UIView?
    }

    private static var entries: [Entry] = []

    static var isEmpty: Bool { entries.isEmpty }

    static func add(_ view: UIView) {
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(view: view))
    }

    static func remove(_ view: UIView) {
        entries.removeAll { $0.view == nil || $0.view === view }
    }

    /// Updates the corners of the views in a view, after it has moved or its own corners have changed.
    static func update(in view: UIView) {
        for entry in entries {
            guard let concentric = entry.view, concentric !== view, concentric.stands(below: view) else { continue }
            concentric.applyCorners()
        }
    }
}
