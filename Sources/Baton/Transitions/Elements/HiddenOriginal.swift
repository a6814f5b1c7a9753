import UIKit

/// A view that is not visible while another view stands in for it.
///
/// It is hidden by an empty mask: the app sets alpha and `isHidden` of its views itself, and in a stack view `isHidden` changes
/// the layout.
///
/// Two transitions may run at once, such as a push below a presentation, and share the same view. When the later one ends, the
/// view is hidden for the earlier one again.
@MainActor
final class HiddenOriginal: UnrestoredChange {
    static let key = AssociationKey()

    private enum Phase {
        case hides
        /// The view is shown for a moment, or is hidden for a later transition.
        case waits
        case over
    }

    private(set) weak var view: UIView?
    private let mask = UIView()
    private var formerMask: FormerMask?
    private var phase = Phase.waits
    /// What hid the view before, for a transition that may still run.
    private weak var former: HiddenOriginal?

    init(_ view: UIView) {
        former = Self.key.get(from: view) as? HiddenOriginal
        former?.wait()
        self.view = view
        hide()
    }

    /// Shows a view, so that a picture of it can be taken. `hideAgain(_:)` follows.
    static func showForPicture(_ view: UIView) {
        (key.get(from: view) as? HiddenOriginal)?.wait()
    }

    /// Hides a view again, if a transition that runs has hidden it before.
    static func hideAgain(_ view: UIView) {
        (key.get(from: view) as? HiddenOriginal)?.hide()
    }

    private func hide() {
        guard phase == .waits, let view else { return }
        phase = .hides
        formerMask = FormerMask(of: view)
        view.mask = mask
        begin(on: view)
    }

    /// Gives the view its mask again, unless the app has given it another one meanwhile.
    private func wait() {
        guard phase == .hides, let view else { return }
        phase = .waits
        guard view.mask === mask else { return }
        let layer = view.layer.mask
        formerMask?.restore(on: view)
        if layer !== mask.layer { view.layer.mask = layer }
    }

    /// Shows the view, unless another transition that runs has hidden it too.
    func restore() {
        wait()
        phase = .over
        guard let view, end(on: view) else { return }
        former?.hideUnlessOver()
    }

    private func hideUnlessOver() {
        phase == .over ? former?.hideUnlessOver() : hide()
    }
}
