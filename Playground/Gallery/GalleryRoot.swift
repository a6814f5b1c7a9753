import Baton
public import UIKit

/// The list of demonstrations, for an app or a playground.
public final class GalleryRoot: UIViewController {
    private let entries: [Entry]
    private let rows: [RowView]

    /// A row of the list, with the view controller that a tap on the row shows.
    private struct Entry {
        let text: String
        let make: () -> UIViewController
    }

    /// - Parameter checks: The checks that the self-check screen runs, such as the contract tests of the app's test
    ///   bundle.
    public init(checks: [SelfCheck] = []) {
        let demos = Demo.all.map { Entry(text: "\($0.name) — \($0.summary)", make: $0.make) }
        entries = demos + [Entry(text: "Self-check", make: { SelfCheckScreen(checks: checks) })]
        rows = entries.map { RowView($0.text) }
        super.init(nibName: nil, bundle: nil)
        title = "Baton"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The gallery is made in code only.")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (row, entry) in zip(rows, entries) {
            row.onTap { [unowned self] in show(entry) }
            view.addSubview(row)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = view.safeAreaInsets.top + CGFloat(index) * RowView.height
            row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: RowView.height)
        }
    }

    /// Presents a demonstration as a card. A pull down returns to the list.
    private func show(_ entry: Entry) {
        present(entry.make(), using: .card)
    }
}
