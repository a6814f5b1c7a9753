import Foundation

/// Where the presenter's view was before a presentation removed it, to put it back there (B3.9).
@MainActor
struct PresenterPlace {
    private weak var host: UIView?
    private let index: Int
    /// nil where the view filled its host, which may have another size by then.
    private let frame: CGRect?

    init(of view: UIView) {
        host = view.superview
        index = view.superview?.subviews.firstIndex(of: view) ?? 0
        frame = view.frame == view.superview?.bounds ? nil : view.frame
    }

    func putBack(_ view: UIView) {
        guard let host, view.superview !== host else { return }
        view.frame = frame ?? host.bounds
        host.insertSubview(view, at: min(index, host.subviews.count))
    }
}
