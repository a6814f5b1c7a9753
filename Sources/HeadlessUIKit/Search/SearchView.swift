import Foundation

/// The view of a search controller: a dimming view and the results.
@preconcurrency @MainActor
final class SearchView: UIView {
    private let dimmingView = UIView()
    private let tap = UITapGestureRecognizer()
    var whenTapped: () -> Void = {}
    private static let darkness: CGFloat = 0.2

    /// Whether the content behind is dimmed and receives no touches.
    var dimsContent = true {
        didSet { dimmingView.isHidden = !dimsContent }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimmingView.backgroundColor = .black.withAlphaComponent(Self.darkness)
        tap.addAction { [unowned self] in if $0.state == .ended { whenTapped() } }
        dimmingView.addGestureRecognizer(tap)
        dimmingView.frame = bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimmingView)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
