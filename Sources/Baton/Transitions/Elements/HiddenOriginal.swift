import UIKit

/// A view that is not visible while another view stands in for it. It is hidden by an empty mask: the app sets alpha
/// and `isHidden` of its views itself, and in a stack view `isHidden` changes the layout.
@MainActor
final class HiddenOriginal: UnrestoredChange {
    static let key = AssociationKey()

    private(set) weak var view: UIView?
    private let mask = UIView()
    private let formerMask: UIView?
    private let formerLayer: CALayer?

    init(_ view: UIView) {
        Self.restore(view)
        self.view = view
        (formerMask, formerLayer) = (view.mask, view.layer.mask)
        view.mask = mask
        begin(on: view)
    }

    /// Gives the view its mask again, unless the app has given it another one meanwhile.
    func restore() {
        guard let view, end(on: view), view.mask === mask else { return }
        let layer = view.layer.mask === mask.layer ? formerLayer : view.layer.mask
        view.mask = formerMask
        view.layer.mask = layer
    }
}
