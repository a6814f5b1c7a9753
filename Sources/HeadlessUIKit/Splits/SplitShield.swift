import Foundation

/// The clear view between the secondary column and those over it. A tap on it hides them.
@MainActor
final class SplitShield {
    let view = UIView()
    private let tap = UITapGestureRecognizer()

    func install(whenTapped: @escaping () -> Void) {
        tap.addAction { if $0.state == .ended { whenTapped() } }
        view.addGestureRecognizer(tap)
    }
}
