import UIKit

/// A screen that records size and trait changes, and gives its children a part of its width.
@MainActor
final class SizedScreen: UIViewController {
    private let name: String
    private let log: CallLog
    var passesOn = true
    /// The part of the width that a child receives. Nil leaves the size to UIKit.
    var share: CGFloat?
    /// Is called when the preferred content size of a child or a presented screen changes.
    var whenWished: ((CGSize) -> Void)?

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.note("\(name) to \(sizeName(of: size))")
        if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let share else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return CGSize(width: parentSize.width * share, height: parentSize.height)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        whenWished?(container.preferredContentSize)
    }
}

/// A presentation controller that records size changes and presents at half the height.
@MainActor
final class SizedPresentationController: UIPresentationController {
    private var log: CallLog?
    var passesOn = true
    var whenWished: ((CGSize) -> Void)?

    convenience init(_ presented: UIViewController, _ presenting: UIViewController?, log: CallLog) {
        self.init(presentedViewController: presented, presenting: presenting)
        self.log = log
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log?.note("presentation to \(sizeName(of: size))")
        if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width, height: parentSize.height / 2)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        whenWished?(container.preferredContentSize)
    }
}

/// The name of a size in a log.
func sizeName(of size: CGSize) -> String {
    "\(Int(size.width)) x \(Int(size.height))"
}
