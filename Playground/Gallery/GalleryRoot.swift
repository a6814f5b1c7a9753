import Baton
import UIKit

/// The list of demonstrations, for an app or a playground. A pull down returns from a demonstration to the list.
public final class GalleryRoot: RowsScreen {
    /// - Parameter checks: The checks that the self-check screen runs, such as the contract tests of the app's test
    ///   bundle.
    public init(checks: [SelfCheck] = []) {
        let demos = Demo.all
        let rows = demos.enumerated().map { index, demo in
            let art = Artwork.all[index % Artwork.all.count]
            return Row(art: art, title: demo.name, words: demo.summary)
        }
        let check = Row(
            symbol: (name: "checkmark", tile: .systemGreen), title: "Self-check",
            words: "Whether this UIKit behaves as Baton expects.")
        let experiments = Row(
            symbol: (name: "magnifyingglass", tile: .systemIndigo), title: "Experiments",
            words: "Measures this UIKit, and shares what it finds.")
        // Both screens add to the same evidence.
        let book = EvidenceBook()
        super.init(title: "Baton", rows: rows + [check, experiments]) { list, index in
            let screen: UIViewController =
                switch index {
                case demos.count: SelfCheckScreen(checks: checks, book: book)
                case demos.count + 1: ExperimentsScreen(book: book)
                default: demos[index].make()
                }
            list.present(screen, using: .card)
        }
    }
}
