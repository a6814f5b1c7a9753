import UIKit
import XCTest

/// Objects whose class is known only at run time are created by the class's own designated initializer.
@MainActor
final class DynamicCreationTests: XCTestCase {
    private final class MarkedCell: UITableViewCell {
        let mark: String

        override init(style: CellStyle, reuseIdentifier: String?) {
            mark = "made for \(reuseIdentifier ?? "nothing")"
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) {
            return nil
        }
    }

    private final class InheritingCell: UITableViewCell {
        var number = 7
    }

    private final class MarkedLayer: CALayer {
        var mark = "model"

        override init() {
            super.init()
        }

        override init(layer: Any) {
            mark = "copy of \((layer as? MarkedLayer)?.mark ?? "nothing")"
            super.init(layer: layer)
        }
    }

    private final class LayeredView: UIView {
        override class var layerClass: AnyClass { MarkedLayer.self }
    }

    func testACellIsCreatedByItsOwnInitializer() async {
        let table = UITableView()
        table.register(MarkedCell.self, forCellReuseIdentifier: "row")
        table.register(InheritingCell.self, forCellReuseIdentifier: "plain")
        XCTAssertEqual((table.dequeueReusableCell(withIdentifier: "row") as? MarkedCell)?.mark, "made for row")
        XCTAssertEqual((table.dequeueReusableCell(withIdentifier: "plain") as? InheritingCell)?.number, 7)
    }

    func testAViewCreatesTheLayerOfItsClassAndTheLayerItsPresentation() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = LayeredView()
        window.addSubview(view)
        XCTAssertEqual((view.layer as? MarkedLayer)?.mark, "model")
        TurnLoop.main.runTurn()
        XCTAssertEqual((view.layer.presentation() as? MarkedLayer)?.mark, "copy of model")
    }

    func testACopyOfAnAppearanceHasItsClass() async {
        weak var released: UIBarAppearance?
        do {
            let original = UINavigationBarAppearance()
            original.backgroundColor = .red
            released = original
            XCTAssertEqual(original.copy().backgroundColor, .red)
        }
        XCTAssertNil(released)
    }

    private final class OwnItem: UIBarButtonItem {
        let mark = "own"
    }

    func testASpaceHasTheClassThatIsAskedForIt() async {
        XCTAssertEqual(OwnItem.flexibleSpace().mark, "own")
        XCTAssertEqual(OwnItem.fixedSpace(12).width, 12)
    }

    func testADetentKeepsItsClosureAsLongAsItLives() async {
        weak var released: UIView?
        do {
            let view = UIView()
            released = view
            let detent = UISheetPresentationController.Detent.custom(identifier: .init("own")) { _ in view.alpha }
            XCTAssertEqual(detent.identifier.rawValue, "own")
        }
        XCTAssertNil(released)
    }

    func testATransitionKeepsItsClosureAsLongAsItLives() async {
        weak var released: UIView?
        let screen = UIViewController()
        do {
            let view = UIView()
            released = view
            screen.preferredTransition = .zoom(sourceViewProvider: { _ in view })
        }
        XCTAssertNotNil(released)
        screen.preferredTransition = .crossDissolve()
        XCTAssertNil(released)
    }

    func testAPropertyAnimatorOfASubclassIsStarted() async {
        let view = UIView()
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { view.alpha = 0 }
        XCTAssertEqual(animator.duration, 1)
        XCTAssertEqual(animator.state, .active)
        animator.stopAnimation(true)
    }
}
