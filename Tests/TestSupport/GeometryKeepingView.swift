import UIKit

/// A view that keeps the place where it was seen last, as a hosting view of SwiftUI does on iOS 15 to 17: it expects touches there,
/// and notices a transform of its own or of a view around it, but not that one is removed. A change of its own place makes it look
/// anew.
final class GeometryKeepingView: UIView {
    /// How often its button was tapped.
    private(set) var taps = 0
    private let button = UIButton(type: .system)
    /// Where a transform showed the view, in the window.
    private var transformedPlace: CGPoint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.frame = CGRect(x: 40, y: 200, width: 200, height: 60)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A geometry-keeping view is made in code only.")
    }

    /// A point on the button, in the view.
    static let buttonPlace = CGPoint(x: 140, y: 230)

    override var center: CGPoint {
        didSet { if center != oldValue { transformedPlace = nil } }
    }

    override var frame: CGRect {
        didSet { if frame != oldValue { transformedPlace = nil } }
    }

    /// Looks where the view is, as SwiftUI does with each of its updates.
    func look() {
        guard let window, isTransformed else { return }
        transformedPlace = convert(CGPoint.zero, to: window)
    }

    private var isTransformed: Bool {
        sequence(first: self, next: \.superview).contains { !CATransform3DIsIdentity($0.transform3D) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let transformedPlace, let window else { return super.hitTest(point, with: event) }
        let touch = convert(point, to: window)
        let expected = CGPoint(x: touch.x - transformedPlace.x, y: touch.y - transformedPlace.y)
        return super.hitTest(expected, with: event)
    }
}
