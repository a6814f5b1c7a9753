import Baton
import UIKit

extension Demo {
    /// Pages without a bar, and the app behind them with one.
    public static let welcome = Demo(
        name: "Onboarding",
        summary: "Two pages have no bar. It comes in with the first screen that has one.",
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
        return navigation
    }
}
