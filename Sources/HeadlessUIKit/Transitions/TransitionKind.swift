import Foundation

/// The kind of a transition, which determines its frames and views (B3.5, B3.22).
enum TransitionKind: Equatable {
    case push
    case pop
    case selectTab
    case present(removesPresenter: Bool)
    case dismiss(removesPresenter: Bool)
    /// A size change without a change of view controllers. `windowSize` is the new size of the window, if its size
    /// changes.
    case resize(windowSize: CGSize?)

    var presents: Bool {
        self == .present(removesPresenter: true) || self == .present(removesPresenter: false)
    }

    /// Whether this is a presentation or a dismissal.
    var isModal: Bool {
        switch self {
        case .present, .dismiss: true
        case .push, .pop, .selectTab, .resize: false
        }
    }

    /// Returns whether the view for a key takes part in the transition. The presenting view takes part only if it is
    /// removed from the window.
    func hasView(_ key: UITransitionContextViewKey) -> Bool {
        switch self {
        case .push, .pop, .selectTab: true
        case .present(let removes): removes || key == .to
        case .dismiss(let removes): removes || key == .from
        case .resize: false
        }
    }
}
