import Baton
import UIKit

/// The list of experiments. The first row runs all of them.
final class ExperimentsScreen: RowsScreen {
    init(book: EvidenceBook) {
        let experiments = Experiment.possible
        let rows = experiments.map { experiment in
            Row(title: experiment.name, words: experiment.summary, note: experiment.needsPerson ? "You" : "")
        }
        let all = Row(
            title: "All experiments", words: "About three minutes. Those that need you are at the end.")
        super.init(title: "Experiments", rows: [all] + rows) { list, index in
            let chosen = index == 0 ? experiments : [experiments[index - 1]]
            list.present(ExperimentScreen(chosen, book: book), using: .card)
        }
    }
}
