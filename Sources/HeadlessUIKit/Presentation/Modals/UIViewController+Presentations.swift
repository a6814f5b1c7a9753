import Foundation

extension UIViewController {
    /// The presentations above this view controller or its children, the lower ones first.
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

    /// Sends the callbacks for a cancelled transition: the opposite will callback, then its did callback (B2.5).
    func reverseAppearance(appears: Bool) {
        beginAppearanceTransition(appears, animated: true)
        endAppearanceIfBegun()
    }
}
