import Baton
import UIKit

/// An app's screens that share views.
final class SharingScreen: UIViewController, SharedViewProvider {
    private let cover = UIImageView()

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        change.operation == .dismiss || identifier == "cover" ? cover : nil
    }

    func share() {
        navigationController?.transitions = .slide.sharing("cover", SharedElement("title", aboveBars: true)).duration(
            0.5)
        tabBarController?.transitions = .fade.sharing("cover")
        present(UIViewController(), using: .card.sharing("cover"))
    }
}
