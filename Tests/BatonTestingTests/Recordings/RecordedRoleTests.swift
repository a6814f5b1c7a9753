import UIKit
import XCTest

@testable import BatonTesting

@MainActor
final class RecordedRoleTests: XCTestCase {
    /// Returns the roles of the recorded views whose name begins with a text.
    private func roles(_ name: String, in stage: Stage) -> Set<RecordedRole> {
        Set(ViewRecorder(stage.window).look().filter { $0.name.hasPrefix(name) }.map(\.role))
    }

    private func screen(_ title: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        return screen
    }

    func testAScreenAndWhatIsInItAreContent() async {
        let screen = screen("List")
        let own = OwnView()
        screen.view.addSubview(own)
        own.addSubview(UILabel())
        screen.view.addSubview(UIView())
        let stage = Stage(root: screen)
        XCTAssertEqual(roles("List", in: stage), [.content])
        XCTAssertEqual(roles("OwnView", in: stage), [.content])
        XCTAssertEqual(roles("UILabel", in: stage), [.content])
    }

    func testAControlIsContentAndWhatUIKitAddsToItIsNot() async {
        let screen = screen("List")
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
        screen.view.addSubview(button)
        let badge = OwnView()
        button.addSubview(badge)
        let stage = Stage(root: screen)
        stage.turn()
        XCTAssertEqual(roles("UIButton", in: stage), [.content])
        XCTAssertEqual(roles("UILabel", in: stage), [.system])
        XCTAssertEqual(roles("OwnView", in: stage), [.content])
    }

    func testABarHasTitlesAndEverythingElseInItIsUIKits() async throws {
        let list = screen("List")
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let stage = Stage(root: UINavigationController(rootViewController: list))
        try stage.settle()
        let all = ViewRecorder(stage.window).look()
        XCTAssertEqual(all.filter { $0.role == .bar }.map(\.name), ["UINavigationBar"])
        XCTAssertEqual(all.filter { $0.role == .title }.map(\.text?.string), ["List"])
        XCTAssertEqual(all.first { $0.text?.string == "Edit" }?.role, .system)
        // The first view in the window could be the app's. Those between the stack and the screen could not.
        XCTAssertEqual(
            all.filter { $0.role == .content }.map(\.name),
            ["UIWindow", "UIWindow/0", "UINavigationController", "List"])
    }

    func testTheOriginOfAClass() async {
        XCTAssertEqual(ClassOrigin(OwnView.self), .app)
        XCTAssertEqual(ClassOrigin(UIView.self), .publicUIKit)
        let navigation = UINavigationController(rootViewController: screen("List"))
        let stage = Stage(root: navigation)
        stage.turn()
        let parts = navigation.navigationBar.subviews.map { ClassOrigin(type(of: $0)) }
        XCTAssertEqual(Set(parts), [.privateUIKit])
    }

    func testATraceHasOneLineForABar() async throws {
        let navigation = UINavigationController(rootViewController: screen("List"))
        let stage = Stage(root: navigation)
        try stage.settle()
        let recording = try stage.record("Push") {
            navigation.pushViewController(screen("Detail"), animated: true)
            try stage.settle()
        }
        let lines = Trace(recording, every: 10).text.split(separator: "\n")
            .filter { $0.hasPrefix("  UI") }.map { $0.components(separatedBy: "UINavigationBar  ").last }
        XCTAssertEqual(lines, ["\"List\" 1.000  \"Detail\" 0.000", "\"Detail\" 1.000"])
    }
}

private final class OwnView: UIView {}
