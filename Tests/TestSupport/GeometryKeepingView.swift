package import UIKit

/// A view that keeps the place where it was seen last, as a hosting view of SwiftUI does on iOS 15 to 17: it expects touches there,
/// and notices a transform of its own or of a view around it, but not that one is removed. A change of its own place makes it look
/// anew.
package final class GeometryKeepingView: UIView {
    /// When the view notices that its place has changed. It is not known of SwiftUI's.
    package enum Notice: CaseIterable {
        case atOnce
        /// At its next layout, if its place is another one by then than at the last.
        case atNextLayout
        /// In the turn after a change, if its place is another one then.
        case inNextTurn
    }

    /// When views notice that their place has changed.
    package static var notice = Notice.atOnce
    /// A point on the button, in the view.
    package static let buttonPlace = CGPoint(x: 140, y: 230)

    /// How often its button was tapped.
    package private(set) var taps = 0
    /// How often its place was set to another one.
    package private(set) var moves = 0
    private let button = UIButton(type: .system)
    /// Where a transform showed the view, in the window.
    private var transformedPlace: CGPoint?
    /// The place that the view has noticed last.
    private var noticed = CGPoint.zero

    package override init(frame: CGRect) {
        super.init(frame: frame)
        button.frame = CGRect(x: 40, y: 200, width: 200, height: 60)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A geometry-keeping view is made in code only.")
    }

    package override var center: CGPoint {
        didSet { if center != oldValue { placeDidChange() } }
    }

    package override var frame: CGRect {
        didSet { if frame != oldValue { placeDidChange() } }
    }

    private func placeDidChange() {
        moves += 1
        switch Self.notice {
        case .atOnce: noticePlace()
        case .atNextLayout: break
        case .inNextTurn:
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.noticePlace() } }
        }
    }

    private func noticePlace() {
        guard center != noticed else { return }
        noticed = center
        transformedPlace = nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if Self.notice == .atNextLayout { noticePlace() }
    }

    /// Looks where the view is, as SwiftUI does with each of its updates. From iOS 18 on it has been seen to notice the end of a
    /// transform.
    package func look() {
        guard let window, isTransformed, HeadlessDevice.current.systemVersion < 18 else { return }
        transformedPlace = convert(CGPoint.zero, to: window)
    }

    private var isTransformed: Bool {
        sequence(first: self, next: \.superview).contains { !CATransform3DIsIdentity($0.transform3D) }
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let transformedPlace, let window else { return super.hitTest(point, with: event) }
        let touch = convert(point, to: window)
        let expected = CGPoint(x: touch.x - transformedPlace.x, y: touch.y - transformedPlace.y)
        return super.hitTest(expected, with: event)
    }
}
