import Foundation

extension UIViewController {
    /// The presentations that stand on this controller or on one of its children, the lower ones first.
    var presentationsAbove: [ModalPresentation] {
        let own = presentation.presented.flatMap { above in
            above.presentation.run.map { [$0] + above.presentationsAbove }
        }
        return children.flatMap(\.presentationsAbove) + (own ?? [])
    }

    func endAppearanceIfBegun() {
        switch appearance {
        case .appearing, .disappearing: endAppearanceTransition()
        case .appeared, .disappeared: break
        }
    }

    /// After a cancelled transition: the opposite will, and its did (B2.5).
    func reverseAppearance(appears: Bool) {
        beginAppearanceTransition(appears, animated: true)
        endAppearanceIfBegun()
    }
}
