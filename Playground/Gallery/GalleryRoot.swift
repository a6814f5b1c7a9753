public import UIKit

/// The list of demonstrations, to be shown in an app or a playground.
public final class GalleryRoot: UIViewController {
    private let rows = Demo.all.map { RowView("\($0.name) — \($0.summary)") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Baton"
        view.backgroundColor = .systemBackground
        for (row, demo) in zip(rows, Demo.all) {
            row.addGestureRecognizer(TapRecognizer { [unowned self] in show(demo) })
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

    /// Each demonstration has the whole screen, so that its own stack is the only one.
    private func show(_ demo: Demo) {
        let screen = demo.make()
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: true)
    }
}
