import Baton
import UIKit

extension Demo {
    /// Albums, and a player on a card that can be pulled down.
    public static let music = Demo(
        name: "Music", summary: "The player rises as a card over the albums, and can be pulled down again."
    ) {
        let albums = albumList { screen, index in
            screen.present(PlayerScreen(Artwork.all[index]), using: .card)
        }
        albums.navigationItem.largeTitleDisplayMode = .always
        let navigation = UINavigationController(rootViewController: albums)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.transitions = .slide
        return navigation
    }

    /// Albums in one tab and photos in the other.
    public static let tabs = Demo(
        name: "Tabs", summary: "The screens of the tabs stand side by side, in the order of the tabs."
    ) {
        let albums = UINavigationController(rootViewController: albumList())
        let photos = UINavigationController(rootViewController: PhotoGridScreen("Photos", photos: Artwork.all))
        albums.tabBarItem = UITabBarItem(title: "Albums", image: UIImage(systemName: "music.note"), tag: 0)
        photos.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [albums, photos]
        tabs.transitions = .slide
        return tabs
    }

    static func albumList(choose: @escaping (RowsScreen, Int) -> Void = { _, _ in }) -> RowsScreen {
        let artists = ["The Tidal Clocks", "Mara Lindqvist", "Paper Antlers", "Low Orbit Choir"]
        let rows = Artwork.all.enumerated().map { index, art in
            Row(
                art: art, title: art.name,
                words: artists[index % artists.count], note: "\(2012 + index)")
        }
        return RowsScreen(title: "Albums", rows: rows, choose: choose)
    }
}
