import UIKit

/// A view that is not visible while another view stands in for it.
///
/// It is hidden by an empty mask: the app sets alpha and `isHidden` of its views itself, and in a stack view `isHidden` changes
/// the layout.
@MainActor
final class HiddenOriginal: UnrestoredChange {
    static let key = AssociationKey()

    private(set) weak var view: UIView?
    private let mask = UIView()
    private let formerMask: FormerMask

    init(_ view: UIView) {
        Self.restore(view)
        self.view = view
        formerMask = FormerMask(of: view)
        view.mask = mask
        begin(on: view)
    }

    /// Gives the view its mask again, unless the app has given it another one meanwhile.
    func restore() {
        guard let view, end(on: view), view.mask === mask else { return }
        let layer = view.layer.mask
        formerMask.restore(on: view)
        if layer !== mask.layer { view.layer.mask = layer }
    }
}
