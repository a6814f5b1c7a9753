import UIKit

/// A screen that scrolls, with stripes.
final class StripesScreen: UIViewController {
    let scroll = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stripes"
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        view.addSubview(scroll)
        for row in 0..<150 {
            let stripe = UIView(frame: CGRect(x: 0, y: 20 * row, width: 2000, height: 10))
            stripe.backgroundColor = .label
            scroll.addSubview(stripe)
        }
        scroll.contentOffset.y = 205
    }
}
