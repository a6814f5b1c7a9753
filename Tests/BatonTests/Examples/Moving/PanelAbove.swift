import UIKit

// The page "Moving over" shows this code.

final class PanelHost: UIViewController {
    let panel: UIViewController
    private let heights: [CGFloat] = [200, 500]
    private(set) var height: CGFloat = 200

    init(panel: UIViewController) {
        self.panel = panel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(panel)
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
        panel.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("dragged:")))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        panel.view.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
        height -= pan.translation(in: view).y
        pan.setTranslation(.zero, in: view)
        if pan.state == .ended {
            height = heights.min { abs($0 - height) < abs($1 - height) } ?? height
        }
        view.setNeedsLayout()
        UIView.animate(withDuration: pan.state == .ended ? 0.3 : 0) { self.view.layoutIfNeeded() }
    }
}
