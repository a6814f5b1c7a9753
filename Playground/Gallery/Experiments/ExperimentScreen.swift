import UIKit

/// Runs experiments one after another, shows what they find, and shares it.
package final class ExperimentScreen: GalleryScreen {
    private let experiments: [Experiment]
    private let book: EvidenceBook
    private let lines = UIStackView(.vertical, spacing: 10, [])
    private lazy var share = UIButton.filled("Share the evidence") { [weak self] in self?.shareEvidence() }

    /// Whether every experiment has run.
    package private(set) var isDone = false

    /// Creates a screen for experiments, whose findings go into a book.
    package init(_ experiments: [Experiment], book: EvidenceBook) {
        self.experiments = experiments
        self.book = book
        super.init(title: experiments.count == 1 ? experiments[0].name : "All experiments")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        share.isHidden = true
        let scroll = UIScrollView()
        let inside = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        view.pin(scroll, to: view.safeAreaLayoutGuide)
        let column = UIStackView(.vertical, spacing: 20, [UILabel(title ?? "", size: 28, weight: .bold), share, lines])
        scroll.pin(column, to: scroll.contentLayoutGuide, insets: inside)
        column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40).isActive = true
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isDone, lines.arrangedSubviews.isEmpty else { return }
        Task { await runAll() }
    }

    private func runAll() async {
        for experiment in experiments { await run(experiment) }
        isDone = true
        share.isHidden = book.findings.isEmpty
    }

    private func run(_ experiment: Experiment) async {
        add(UILabel(experiment.name, size: 17, weight: .semibold))
        add(UILabel(experiment.summary, size: 15, color: .secondaryLabel))
        do {
            let findings = try await experiment.run(on: Bench(in: view.window?.windowScene))
            book.add(findings)
            for finding in findings { add(UILabel(finding.line, size: 15)) }
        } catch {
            let reason = (error as? Bench.Stopped)?.reason ?? "\(error)"
            add(UILabel("No finding: \(reason)", size: 15, color: .systemRed))
        }
    }

    private func add(_ label: UILabel) { lines.addArrangedSubview(label) }

    private func shareEvidence() {
        guard let window = view.window else { return }
        EvidenceFile.share(book.evidence(in: window), from: self, at: share)
    }
}

extension Finding {
    /// A line for a person.
    var line: String {
        let values = numbers.sorted { $0.key < $1.key }.map { "\($0.key) \(($0.value * 1000).rounded() / 1000)" }
        return "\(key): \(outcome.word)" + (values.isEmpty ? "" : " (\(values.joined(separator: ", ")))")
    }
}
