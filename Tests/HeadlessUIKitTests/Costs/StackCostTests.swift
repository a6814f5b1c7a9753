import UIKit
import XCTest

/// A change at the top of a stack does not visit the view controllers below.
@MainActor
final class StackCostTests: XCTestCase {
    private func visits(of work: (UINavigationController) -> Void) -> Int {
        TurnLoop.main.reset()
        let navigation = UINavigationController(rootViewController: VisitedScreen())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        VisitedScreen.visits = 0
        let comparisons = Growth.comparisons { work(navigation) }
        window.isHidden = true
        return VisitedScreen.visits + comparisons
    }

    func testPushesInTurnsOfTheirOwnGrowWithTheirNumber() async {
        Growth.assertLinear { count in
            visits { navigation in
                for _ in 0..<count {
                    navigation.pushViewController(VisitedScreen(), animated: false)
                    TurnLoop.main.runTurn()
                }
                XCTAssertEqual(navigation.viewControllers.count, count + 1)
            }
        }
    }

    func testPushesInOneTurnGrowWithTheirNumber() async {
        Growth.assertLinear { count in
            visits { navigation in
                for _ in 0..<count { navigation.pushViewController(VisitedScreen(), animated: false) }
                TurnLoop.main.runTurn()
            }
        }
    }

    func testPushesOutsideAWindowGrowWithTheirNumber() async {
        Growth.assertLinear { count in
            visits { _ in
                let navigation = UINavigationController(rootViewController: VisitedScreen())
                for _ in 0..<count { navigation.pushViewController(VisitedScreen(), animated: false) }
            }
        }
    }

    func testAnimatedPushesAndPopsGrowWithTheirNumber() async {
        Growth.assertLinear(from: 20) { count in
            visits { navigation in
                for _ in 0..<count {
                    navigation.pushViewController(VisitedScreen(), animated: true)
                    TurnLoop.main.advance(by: 1)
                }
                XCTAssertEqual(navigation.viewControllers.count, count + 1)
                for _ in 0..<count {
                    navigation.popViewController(animated: true)
                    TurnLoop.main.advance(by: 1)
                }
                XCTAssertEqual(navigation.viewControllers.count, 1)
            }
        }
    }

    func testPushesBelowLargeTitlesGrowWithTheirNumber() async {
        Growth.assertLinear { count in
            visits { navigation in
                navigation.navigationBar.prefersLargeTitles = true
                for _ in 0..<count {
                    let next = VisitedScreen()
                    next.navigationItem.largeTitleDisplayMode = .never
                    navigation.pushViewController(next, animated: false)
                    TurnLoop.main.runTurn()
                }
            }
        }
    }
}

/// A view controller that counts how often it is visited.
private final class VisitedScreen: UIViewController {
    static var visits = 0

    override var navigationItem: UINavigationItem {
        Self.visits += 1
        return super.navigationItem
    }

    override var viewIfLoaded: UIView? {
        Self.visits += 1
        return super.viewIfLoaded
    }

    override var parent: UIViewController? {
        Self.visits += 1
        return super.parent
    }
}
