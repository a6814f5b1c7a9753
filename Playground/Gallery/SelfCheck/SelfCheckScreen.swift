import UIKit

/// Runs checks one after another and shows for each whether it holds, with the problems found.
public final class SelfCheckScreen: GalleryScreen {
    private let checks: [SelfCheck]
    private let book: EvidenceBook
    private var lines: [UILabel] = []
    private lazy var share = UIButton.filled("Share the evidence") { [weak self] in self?.shareEvidence() }

    /// The results so far, one line for each check that has run.
    public private(set) var findings: [String] = []

    /// Creates a screen for checks. Without checks, the screen says where to get them.
    public convenience init(checks: [SelfCheck]) {
        self.init(checks: checks, book: EvidenceBook())
    }

    /// Creates a screen for checks, whose results go into a book.
    package init(checks: [SelfCheck], book: EvidenceBook) {
        self.checks = checks
        self.book = book
        super.init(title: "Self-check")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        share.isHidden = true
        view.addSubview(share)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard findings.isEmpty else { return }
        Task { await runAll() }
    }

    /// Runs every check. The screen calls this method when it has appeared.
    public func runAll() async {
        findings = []
        var held = 0
        for check in checks {
            let problems = await check.run()
            if problems.isEmpty { held += 1 }
            book.add(check.statements.map { Finding($0, Outcome(problems.isEmpty)) })
            add((problems.isEmpty ? "✓ " : "✗ ") + ([check.name] + problems).joined(separator: "\n   "))
        }
        title = checks.isEmpty ? title : "\(held) of \(checks.count) hold"
        if checks.isEmpty { add("No checks were given. CONTRIBUTING says how to hand over the contract tests.") }
        let unnamed = checks.filter(\.statements.isEmpty).count
        if unnamed > 0 { add("\(unnamed) of the checks name no statement, and are not in the evidence.") }
        share.isHidden = book.findings.isEmpty
    }

    private func shareEvidence() {
        guard let window = view.window else { return }
        EvidenceFile.share(book.evidence(in: window), from: self, at: share)
    }

    private func add(_ finding: String) {
        findings.append(finding)
        let label = UILabel()
        label.text = finding
        label.numberOfLines = 0
        lines.append(label)
        view.addSubview(label)
        view.setNeedsLayout()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 40
        var y = view.safeAreaInsets.top + 12
        if !share.isHidden {
            share.frame = CGRect(x: 20, y: y, width: width, height: 44)
            y += 56
        }
        for label in lines {
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: 20, y: y, width: width, height: height)
            y += height + 8
        }
    }
}
