import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what shared elements cost: at most two pictures for each traveller and no layout of the app's views at the start, nothing
/// while no finger drives, and only the travellers' own views while one does.
@MainActor
final class SharingCostTests: GenerationTestCase {
    private static let names = (0..<10).map { "view \($0)" }

    @MainActor
    private enum Case: String, CaseIterable {
        case one
        case ten
        case zoom
        case expand

        var style: TransitionStyle {
            var style: TransitionStyle
            switch self {
            case .one, .ten: style = .slide
            case .zoom: style = .zoom("view 0")
            case .expand: style = .expand("view 0")
            }
            style.shared = names.map { SharedElement($0) }
            return style
        }

        /// The names of the elements that are shared.
        var names: [String] {
            switch self {
            case .one: ["view 0"]
            case .ten: SharingCostTests.names
            case .zoom, .expand: []
            }
        }

        /// The pictures of the views at both ends. A screen that grows needs one of its source.
        var pictures: Int { names.isEmpty ? 1 : 2 * names.count }
    }

    /// Two screens in a stack, with ten views that count what is done with them.
    @MainActor
    private final class Stand {
        let stage: Stage
        let navigation: UINavigationController
        let lower = SharingScreen("Lower")
        let upper = SharingScreen("Upper")

        init(_ style: TransitionStyle, _ make: () -> UIView = { CountedView() }) throws {
            for screen in [lower, upper] {
                for (index, name) in SharingCostTests.names.enumerated() {
                    let side: CGFloat = screen === lower ? 40 : 60
                    let view = make()
                    view.backgroundColor = .red
                    screen.share(
                        name, at: CGRect(x: side, y: 100 + side * CGFloat(index), width: side, height: 30), view)
                }
            }
            navigation = UINavigationController(rootViewController: lower)
            navigation.transitions = NavigationTransitions(style)
            stage = Stage(root: navigation)
            try stage.settle()
        }

        var views: [CountedView] { [lower, upper].flatMap { $0.shared.values.compactMap { $0 as? CountedView } } }

        func takeWork() -> Work {
            defer { views.forEach { $0.work = Work() } }
            return views.map(\.work).reduce(Work()) {
                Work(
                    pictures: $0.pictures + $1.pictures, layouts: $0.layouts + $1.layouts, writes: $0.writes + $1.writes
                )
            }
        }

        func push() {
            navigation.pushViewController(upper, animated: true)
            stage.turn()
        }

        var travellers: [UIView] { stage.window.family.filter { $0 is Traveller } }
    }

    // MARK: The start

    func testTheStartTakesAtMostTwoPicturesOfATraveller() async throws {
        for kind in Case.allCases {
            let stand = try Stand(kind.style)
            _ = stand.takeWork()
            stand.push()
            XCTAssertEqual(stand.takeWork().pictures, kind.pictures, kind.rawValue)
            XCTAssertEqual(stand.travellers.count, max(1, kind.names.count), kind.rawValue)
            // No way to its end needs another one.
            stand.stage.advance(by: 0.1)
            stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 600), towards: CGPoint(x: 1, y: 0))
            stand.stage.finger.drag(to: CGPoint(x: 300, y: 500), in: 0.2)
            stand.stage.rotate()
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.takeWork().pictures, 0, kind.rawValue)
        }
    }

    /// The image of an image view is not drawn again.
    func testImagesNeedNoPictures() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        var drawn = 0
        let stand = try Stand(Case.ten.style) {
            let view = DrawnImageView(image: image)
            view.onDrawing = { drawn += 1 }
            return view
        }
        stand.push()
        XCTAssertEqual(stand.travellers.count, 10)
        XCTAssertEqual(drawn, 0)
        try stand.stage.settle()
    }

    func testTheStartLaysOutNoViewBeyondTheStyle() async throws {
        let bare = try Stand(TransitionStyle.slide)
        _ = bare.takeWork()
        bare.push()
        let style = bare.takeWork().layouts
        XCTAssertGreaterThan(style, 0, "the views of the entering screen are laid out")
        for kind in Case.allCases {
            let stand = try Stand(kind.style)
            _ = stand.takeWork()
            stand.push()
            XCTAssertEqual(stand.takeWork().layouts, style, kind.rawValue)
            try stand.stage.settle()
        }
        try bare.stage.settle()
    }

    // MARK: The way

    /// UIKit moves the travellers: Baton writes nothing and nothing is laid out, whatever travels.
    func testAFrameWithoutAFingerCostsNothing() async throws {
        for kind in Case.allCases {
            let stand = try Stand(kind.style)
            stand.push()
            stand.stage.turn()
            XCTAssertFalse(stand.travellers.isEmpty)
            for _ in 0..<10 {
                _ = stand.takeWork()
                HeadlessVisits.reset()
                stand.stage.advance(by: 1.0 / 60)
                XCTAssertEqual(stand.takeWork(), Work(), kind.rawValue)
                XCTAssertEqual([HeadlessVisits.writes, HeadlessVisits.layouts], [0, 0], kind.rawValue)
            }
            XCTAssertFalse(stand.travellers.isEmpty)
            try stand.stage.settle()
        }
    }

    /// The rest of a way after a release is UIKit's too, also beside the way that was planned.
    func testAFrameAfterAReleaseCostsNothing() async throws {
        for kind in Case.allCases {
            let stand = try Stand(kind.style)
            stand.push()
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
            stand.stage.finger.drag(to: CGPoint(x: 250, y: 420), in: 0.2)
            for view in stand.lower.shared.values { view.frame.origin.y += 30 }
            stand.stage.finger.up()
            stand.stage.turn()
            stand.stage.advance(by: 1.0 / 60)
            for _ in 0..<10 {
                _ = stand.takeWork()
                HeadlessVisits.reset()
                stand.stage.advance(by: 1.0 / 60)
                XCTAssertEqual(stand.takeWork(), Work(), kind.rawValue)
                XCTAssertEqual([HeadlessVisits.writes, HeadlessVisits.layouts], [0, 0], kind.rawValue)
            }
            XCTAssertFalse(stand.travellers.isEmpty)
            try stand.stage.settle()
        }
    }

    /// A finger lays nothing out and writes to none of the app's views.
    func testAMovementOfAFingerLaysNothingOut() async throws {
        for kind in Case.allCases {
            let stand = try Stand(kind.style)
            stand.push()
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
            stand.stage.finger.drag(to: CGPoint(x: 60, y: 500), in: 0.2)
            _ = stand.takeWork()
            HeadlessVisits.reset()
            for step in 1...20 {
                stand.stage.finger.drag(to: CGPoint(x: 60 + 8 * step, y: 500 - step), in: 1.0 / 60)
                stand.stage.turn()
            }
            XCTAssertEqual(stand.takeWork(), Work(), kind.rawValue)
            XCTAssertEqual(HeadlessVisits.layouts, 0, kind.rawValue)
            stand.stage.finger.cancel()
            try stand.stage.settle()
        }
    }
}

/// What was done with views.
private struct Work: Equatable {
    var pictures = 0
    var layouts = 0
    var writes = 0
}

/// A view that counts the pictures that are taken of it, its layouts, and writes to what an animation may change.
private final class CountedView: UIView {
    var work = Work()

    override var frame: CGRect { didSet { work.writes += 1 } }
    override var bounds: CGRect { didSet { work.writes += 1 } }
    override var center: CGPoint { didSet { work.writes += 1 } }
    override var transform: CGAffineTransform { didSet { work.writes += 1 } }
    override var alpha: CGFloat { didSet { work.writes += 1 } }
    override var isHidden: Bool { didSet { work.writes += 1 } }
    override var mask: UIView? { didSet { work.writes += 1 } }

    override func layoutSubviews() {
        work.layouts += 1
        super.layoutSubviews()
    }

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        work.pictures += 1
        return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
}

/// An image view that tells when a picture of it is taken.
private final class DrawnImageView: UIImageView {
    var onDrawing = {}

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        onDrawing()
        return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
}
