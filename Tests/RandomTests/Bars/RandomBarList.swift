import UIKit

/// A screen with a long list, under which the bar minimizes on iOS 27.
final class RandomBarList: UIViewController {
    private let list = UIScrollView()

    override func loadView() {
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 100, height: 3_000)
        // Its effect would mix with the colours that the test expects.
        list.topEdgeEffect.isHidden = true
        navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown
    }
}
