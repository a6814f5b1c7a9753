import Baton
import UIKit

extension Demo {
    /// Pages without a bar, and the app behind them with one.
    public static let welcome = Demo(
        name: "Onboarding",
        summary: "Two pages have no bar. It comes in with the first screen that has one. A line follows the pages.",
        code: "navigationItem.barState.isHidden = true"
    ) {
        let first = WelcomeScreen(
            "Hello", art: Artwork.all[0], words: "A few words about the places that you are going to see."
        ) { screen in
            let second = WelcomeScreen(
                "Your places", art: Artwork.all[1], words: "Keep the ones that you like. They stay on your phone."
            ) { screen in
                let photos = PhotoGridScreen("Places", photos: Artwork.all)
                screen.navigationController?.pushViewController(photos, animated: true)
            }
            screen.navigationController?.pushViewController(second, animated: true)
        }
        let navigation = UINavigationController(rootViewController: first)
        navigation.transitions = .slide
        showSteps(of: navigation)
        return navigation
    }

    /// Shows a line below the pictures. It grows from page to page, also under a finger, and fades with the last of them.
    private static func showSteps(of navigation: UINavigationController) {
        let line = StepLine(frame: CGRect(x: 0, y: 440, width: navigation.view.bounds.width / 2, height: 4))
        line.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
        line.backgroundColor = .systemIndigo
        navigation.view.addSubview(line)
        navigation.transitions?.observer = { [weak navigation] event in
            guard case .didProgress(let change, let progress) = event, let navigation else { return }
            let page = CGFloat(navigation.viewControllers.firstIndex(of: change.lower) ?? 0) + 1
            let step = page + (change.operation.isForward ? progress : 1 - progress)
            line.frame.size.width = navigation.view.bounds.width * min(1, step / 2)
            line.alpha = 3 - step
        }
    }
}

/// How much of the pages has been seen.
private final class StepLine: UIView {}
