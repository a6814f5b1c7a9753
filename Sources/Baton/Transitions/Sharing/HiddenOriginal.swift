import UIKit

/// A view that is not seen while another view stands in for it.
///
/// It is hidden by an empty mask: the app sets alpha and `isHidden` of its views itself, and in a stack view `isHidden` changes
/// the layout.
@MainActor
final class HiddenOriginal: UnrestoredChange {
    static let key = AssociationKey()

    private(set) weak var view: UIView?
    private let mask = UIView()
    private weak var formerMask: UIView?

    init(_ view: UIView) {
        Self.restore(view)
        self.view = view
        formerMask = view.mask
        view.mask = mask
        begin(on: view)
    }

    func restore() {
        guard let view, end(on: view), view.mask === mask else { return }
        view.mask = formerMask
    }
}
