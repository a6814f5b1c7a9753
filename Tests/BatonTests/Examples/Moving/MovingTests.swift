import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Runs both sides of the page "Moving over".
@MainActor
final class MovingTests: XCTestCase {
    /// The page says what becomes of the bar of the next screen.
    func testTheAlphaOfABarIsThatOfItsScreen() async throws {
        for list in [HackedList(), MovedList()] {
            let stand = try StackStage { $0.setViewControllers([list], animated: false) }
            stand.navigation.transitions = .system
            list.scrollViewDidScroll(list.tableView)
            stand.push()
            try stand.stage.settle()
            let background = try XCTUnwrap(stand.navigation.navigationBar.subviews.first)
            XCTAssertEqual(background.alpha, list is HackedList ? 0 : 1, "\(type(of: list))")
        }
    }

    /// After a cancelled swipe the delegate of the app has styled the bar for the screen that did not come.
    func testABarIsRightAfterACancelledSwipe() async throws {
        for usesBaton in [false, true] {
            let (list, detail) = (StyledTestScreen(tint: .systemRed), StyledTestScreen(tint: .systemBlue))
            let stack = usesBaton ? UINavigationController() : StyledStack()
            if usesBaton {
                stack.transitions = .system
                [list, detail].forEach { $0.moveStyleToBaton() }
            }
            stack.setViewControllers([list, detail], animated: false)
            let stage = Stage(root: stack)
            try stage.settle()
            XCTAssertEqual(stack.navigationBar.tintColor, .systemBlue)
            stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), in: 0.6)
            try stage.settle()
            XCTAssertTrue(stack.topViewController === detail)
            XCTAssertEqual(stack.navigationBar.tintColor, usesBaton ? .systemBlue : .systemRed)
        }
    }

    func testASheetAndPagesOfATask() async throws {
        for isSheet in [true, false] {
            let (host, panel) = (UIViewController(), UIViewController())
            let stage = Stage(root: host)
            try stage.settle()
            panel.preferredContentSize.height = 300
            if isSheet {
                sheetInBaton(host, panel)
            } else {
                pagesInBaton(host, UINavigationController(rootViewController: panel))
            }
            try stage.settle()
            XCTAssertNotNil(host.presentedViewController?.overlayPresentation)
            let top = panel.view.convert(CGPoint.zero, to: nil).y
            XCTAssertTrue((400..<700).contains(top), "\(top)")
        }
    }

    func testAPanelIsDraggedToItsSecondHeight() async throws {
        for usesBaton in [false, true] {
            let panel = UIViewController()
            let host = usesBaton ? UIViewController() : PanelHost(panel: panel)
            let stage = Stage(root: host)
            try stage.settle()
            if usesBaton { panelInBaton(host, panel) }
            try stage.settle()
            let top = panel.view.convert(CGPoint.zero, to: nil).y
            stage.finger.drag(from: CGPoint(x: 195, y: top + 30), to: CGPoint(x: 195, y: top - 220), in: 0.5)
            try stage.settle()
            if let host = host as? PanelHost {
                XCTAssertEqual(host.height, 500)
            } else {
                XCTAssertEqual(panel.overlayPresentation?.selectedDetent, .height(500))
            }
        }
    }

    func testAMarkedViewTravels() async throws {
        let (list, detail) = (MarkedScreen(), MarkedScreen())
        let navigationController = UINavigationController(rootViewController: list)
        let stage = Stage(root: navigationController)
        try stage.settle()
        let pictures = [list, detail].map { screen in
            let picture = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
            picture.backgroundColor = .systemTeal
            screen.view.addSubview(picture)
            MarkedViews.mark(picture, "cover")
            return picture
        }
        flightsInBaton(navigationController)
        navigationController.pushViewController(detail, animated: true)
        stage.turn()
        stage.advance(by: 0.1)
        XCTAssertEqual(pictures.map { $0.mask != nil }, [true, true], "both are hidden while their picture travels")
        try stage.settle()
        XCTAssertEqual(pictures.map { $0.mask != nil }, [false, false])
        MarkedViews.marks = [:]
    }
}

private final class StyledTestScreen: UIViewController, StyledScreen {
    let barColor = UIColor.systemBackground
    let barTint: UIColor
    let hidesBar = false

    init(tint: UIColor) {
        barTint = tint
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

extension PanelHost: SelectorTable {
    var methods: [Selector: (Any?) -> Void] {
        ["dragged:": { [unowned self] in if let pan = $0 as? UIPanGestureRecognizer { dragged(pan) } }]
    }
}
