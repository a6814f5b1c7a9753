import Foundation

/// Which change of screens a transition is, as far as its frames and views differ (B3.5, B3.22).
enum TransitionKind: Equatable {
    case push
    case pop
    case selectTab
    case present(removesPresenter: Bool)
    case dismiss(removesPresenter: Bool)
    /// A change of size, in which nobody comes or goes; the window's new size if it is the window's.
    case resize(windowSize: CGSize?)

    var presents: Bool {
        self == .present(removesPresenter: true) || self == .present(removesPresenter: false)
    }

    /// Whether a side's view takes part: the presenter's does only where it leaves the window.
    func hasView(_ key: UITransitionContextViewKey) -> Bool {
        switch self {
        case .push, .pop, .selectTab: true
        case .present(let removes): removes || key == .to
        case .dismiss(let removes): removes || key == .from
        case .resize: false
        }
    }
}
