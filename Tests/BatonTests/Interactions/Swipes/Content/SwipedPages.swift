import UIKit

@testable import TestStages

/// A page controller with two pages that a finger turns.
final class SwipedPages: UIPageViewController, UIPageViewControllerDataSource {
    let screens = [TestScreen("1"), TestScreen("2")]
    /// How often it was asked for the page before.
    private(set) var questions = 0

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        questions += 1
        return viewController === screens[1] ? screens[0] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        viewController === screens[0] ? screens[1] : nil
    }
}
