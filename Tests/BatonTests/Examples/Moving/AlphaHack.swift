import Baton
import UIKit

// The page "Moving over" shows this code.

final class HackedList: UITableViewController {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        navigationController?.navigationBar.subviews.first?.alpha = min(1, max(0, offset / 100))
    }
}

final class MovedList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.barState = BarState(background: .color(.systemTeal), backgroundAlpha: 0)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        navigationItem.barState.backgroundAlpha = offset / 100
    }
}
