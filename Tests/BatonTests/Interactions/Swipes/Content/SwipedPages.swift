import UIKit

/// A page controller with two pages that a finger turns.
final class SwipedPages: UIPageViewController, UIPageViewControllerDataSource {
    let screens = [TestScreen("1"), TestScreen("2")]

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        viewController === screens[1] ? screens[0] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        viewController === screens[0] ? screens[1] : nil
    }
}
