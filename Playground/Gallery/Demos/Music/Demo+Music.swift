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
