import Baton
import BatonGallery
import Foundation
import UIKit
import XCTest

@testable import Playground

/// The lines of code that the page shows under the titles of its scenes.
@MainActor
final class DemoCodeTests: XCTestCase {
    /// A reader copies the lines into an app. They are compiled below, word for word.
    func testEveryLineOfCodeIsCompiled() async throws {
        let text = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let compiled = Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        for demo in Demo.all {
            XCTAssertTrue(compiled.contains(demo.code), "\(demo.name) shows a line that is not compiled: \(demo.code)")
        }
    }

    /// The first scene is the one that a reader sees first.
    func testTheFirstSceneCanBeDraggedAndEverySceneHasAGroup() async throws {
        XCTAssertNotNil(DemoScript.all.first?.drag)
        for scene in DemoScript.all { XCTAssertNotEqual(scene.group, "", scene.name) }
        XCTAssertEqual(Set(DemoScript.all.map(\.name)).count, DemoScript.all.count)
    }
}

/// A screen of an app, with the names that the lines use.
private final class AppScreen: UIViewController {
    private let (player, article, place, checkout) = (
        UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    private let (rename, menu, draft) = (UIViewController(), UIViewController(), UIViewController())
    private let scrollView = UIScrollView()

    private func setUp(_ navigationController: UINavigationController, _ tabBarController: UITabBarController) {
        navigationController.transitions = .zoom("picture").sharing("picture").pull()
        navigationController.transitions = .slide.sharing("picture")
        navigationController.transitions = .slide
        navigationController.transitions = .fade
        navigationController.transitions = .depth
        navigationController.transitions = .flip
        navigationController.transitions = .cube
        // swift-format-ignore
        navigationController.transitions = .reveal { ($0.lower as? PhotoGridScreen)?.sharedView(for: "picture", in: $0) }
        navigationController.transitions?.barState.transition = .travel
        tabBarController.transitions = .slideAcross.swipe()
    }

    private func setUpBar() {
        navigationItem.barState.background = .color(.systemIndigo)
        // swift-format-ignore
        navigationItem.barState.background = .gradient([.systemOrange, .systemPink], to: .trailing)
        navigationItem.barState.backgroundAlpha = scrollView.contentOffset.y / 150
        navigationItem.barState.isHidden = true
    }

    private func presentAll() {
        present(player, using: .card.sharing("picture"))
        present(article, using: .expand("card"))
        // swift-format-ignore
        present(place, using: .sheet(detents: [.medium, .large]).undimmed(upTo: .medium).grabber())
        present(place, using: .sheet(detents: [.height(200), .large]).undimmed(upTo: .height(200)).belongsToScreen())
        present(checkout, using: .dialog)
        present(rename, using: .dialog)
        present(menu, using: .drawer)
        present(draft, using: .slide(from: .bottom).pull(edge: .bottom).carriesBar())
    }
}
