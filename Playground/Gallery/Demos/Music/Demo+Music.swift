import Baton
import UIKit

extension Demo {
    /// Albums, and a player on a card that can be pulled down. The cover travels between both.
    public static let music = Demo(
        name: "Music",
        summary: "The player rises as a card, and the cover travels to it. A pull takes both back.",
        code: #"present(player, using: .card.sharing("picture"))"#
    ) {
        let albums = albumList { screen, index in
            screen.present(PlayerScreen(Artwork.all[index]), using: .card.sharing("picture"))
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
