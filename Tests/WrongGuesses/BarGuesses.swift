import Baton
import UIKit

// What one may guess about bars and tabs, and must not compile. See `.ci/check-wrong-guesses`.

final class WrongBarController: UIViewController {
    func tune() {
        // expected: type 'BarState.Background?' has no member 'red'
        navigationItem.barState.background = .red
        // expected: value of type 'BarState' has no member 'backgroundColor'
        navigationItem.barState.backgroundColor = .red
        // expected: value of type 'BarState' has no member 'hidden'
        navigationItem.barState.hidden = true
        // expected: 'alpha' has been renamed to 'backgroundAlpha'
        navigationItem.barState.alpha = 0
        // expected: 'gradient(_:direction:)' is unavailable: write .gradient([.systemPink, .systemOrange], to: .trailing)
        navigationItem.barState.background = .gradient([.red, .blue], direction: .horizontal)
        // expected: 'shadow' is unavailable: write showsShadowLine = false, or shadowColor
        navigationItem.barState.shadow = .clear
        // expected: value of type 'BarState' has no member 'prefersLargeTitle'
        navigationItem.barState.prefersLargeTitle = true
        // expected: cannot assign value of type 'String' to type 'BarTitleStyle'
        navigationItem.barState.title = "Title"
        // expected: type 'BarState' has no member 'clear'
        navigationItem.barState = .clear
        // expected: value of type 'UINavigationController' has no member 'barState'
        navigationController?.barState.background = .clear
    }
}

@MainActor
func wrongTabs(_ tabs: UITabBarController) {
    // expected: incorrect argument labels in call (have 'push:pop:', expected 'forward:back:')
    tabs.transitions = TabTransitions(push: .cube, pop: .fade)
    // expected: 'swipe' is unavailable: write .swipe(false) for no swipe, or .swipe(startsAt: { point, screen in … })
    tabs.transitions = .slide.swipe(.content)
}
