import UIKit

/// Runs checks one after another and shows for each whether it holds, with the problems found.
public final class SelfCheckScreen: GalleryScreen {
    private let checks: [SelfCheck]
    private var lines: [UILabel] = []

    /// The results so far, one line for each check that has run.
    public private(set) var findings: [String] = []

    /// Creates a screen for checks. Without checks, the screen says where to get them.
    public init(checks: [SelfCheck]) {
        self.checks = checks
        super.init(title: "Self-check")
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
            add((problems.isEmpty ? "✓ " : "✗ ") + ([check.name] + problems).joined(separator: "\n   "))
        }
        title = checks.isEmpty ? title : "\(held) of \(checks.count) hold"
        if checks.isEmpty { add("No checks were given. CONTRIBUTING says how to hand over the contract tests.") }
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
        for label in lines {
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: 20, y: y, width: width, height: height)
            y += height + 8
        }
    }
}
