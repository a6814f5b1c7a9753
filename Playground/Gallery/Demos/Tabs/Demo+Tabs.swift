import Baton
import UIKit

extension Demo {
    /// Albums in one tab and photos in the other.
    public static let tabs = Demo(
        name: "Tabs",
        summary: "The screens of the tabs stand side by side. A tap or a swipe changes them.",
        code: "tabBarController.transitions = .slideAcross.swipe()"
    ) {
        let albums = UINavigationController(rootViewController: albumList())
        let photos = UINavigationController(rootViewController: PhotoGridScreen("Photos", photos: Artwork.all))
        albums.tabBarItem = UITabBarItem(title: "Albums", image: UIImage(systemName: "music.note"), tag: 0)
        photos.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [albums, photos]
        tabs.view.backgroundColor = .systemBackground
        tabs.transitions = .slideAcross.swipe()
        return tabs
    }
}
