import BatonTesting
import UIKit
import XCTest

/// Tests that a recording of a push shows which items of the bar matched (B17.32).
@MainActor
final class ItemMorphTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessDevice.current = .phone
        HeadlessQuirks.itemsOfCustomAnimators = .crossFade
    }

    func testAMatchedItemMovesAndAnotherOneFadesIn() async throws {
        XCTAssertEqual(try look(of: "x", in: push(.phone.running(26))), ItemLook(moves: true, fades: false))
        XCTAssertEqual(try look(of: "y", in: push(.phone.running(26))), ItemLook(moves: false, fades: true))
        XCTAssertEqual(try look(of: "x", in: push(.phone.running(26).linked(with: 18))).moves, false)
    }

    func testUnderACustomAnimatorTheQuirkDecides() async throws {
        // B17.33
        let answers: [(HeadlessQuirks.ItemsOfCustomAnimators, ItemLook)] = [
            (.crossFade, ItemLook(moves: false, fades: true)), (.morph, ItemLook(moves: true, fades: false)),
            (.atOnce, ItemLook(moves: false, fades: false)),
        ]
        for (answer, expected) in answers {
            HeadlessQuirks.itemsOfCustomAnimators = answer
            let recording = try push(.phone.running(26), delegate: FadingDelegate())
            XCTAssertEqual(try look(of: "x", in: recording), expected)
        }
    }

    private func push(_ device: HeadlessDevice, delegate: FadingDelegate? = nil) throws -> Recording {
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItems = [item(UIView(), "beside"), item(UIView(), "x")]
        let stack = UINavigationController(rootViewController: screen)
        let stage = Stage(device, root: stack)
        let pushed = UIViewController()
        pushed.navigationItem.hidesBackButton = true
        pushed.navigationItem.rightBarButtonItems = [item(ItemX(), "x"), item(ItemY(), "y")]
        stack.delegate = delegate
        return try stage.record("Push") {
            stack.pushViewController(pushed, animated: true)
            try stage.settle()
        }
    }

    private func item(_ view: UIView, _ identifier: String) -> UIBarButtonItem {
        view.frame.size = CGSize(width: 30, height: 30)
        let item = UIBarButtonItem(customView: view)
        item.identifier = identifier
        return item
    }

    /// How the button of an item was seen, early in the recording.
    private func look(of name: String, in recording: Recording) throws -> ItemLook {
        let frames = recording.frames.filter { frame in frame.views.contains { $0.name == "Item\(name.uppercased())" } }
        let frame = try XCTUnwrap(frames.dropFirst(2).first)
        var view = frame.views.first { $0.name == "Item\(name.uppercased())" }
        var look = ItemLook(moves: false, fades: false)
        while let seen = view {
            if seen.name == "BarButtonView", abs(seen.transform[12]) > 1 { look.moves = true }
            if seen.opacity < 1 { look.fades = true }
            view = frame.views.first { $0.id == seen.parent }
        }
        return look
    }
}

private struct ItemLook: Equatable {
    var moves: Bool
    var fades: Bool
}

private final class ItemX: UIView {}
private final class ItemY: UIView {}

private final class FadingDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}
