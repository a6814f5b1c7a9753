import Foundation

/// The place of the presenting view before a presentation removed it, used to put it back (B3.9).
@MainActor
struct PresenterPlace {
    private weak var host: UIView?
    private let index: Int
    /// The frame of the view, or nil if the view filled its superview, whose size can change.
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
        // The insets are those of this place again, and no longer those of the presentation's container.
        view.updateSafeArea()
    }
}
