import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests shared elements whose views are inside a screen made with SwiftUI, and may arrive late.
@MainActor
final class HostingSharingTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// What UIKit has called by the time at which an animator looks for the views.
    private static let inTime: [HostingScreen.Moment] = [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .layout]

    private static let source = CGRect(x: 20, y: 300, width: 80, height: 60)

    /// A stack of a plain screen and a container, which has a hosting screen as its child and returns its content.
    private func stack(_ moment: HostingScreen.Moment, _ device: HeadlessDevice) throws -> (
        stand: StackStage, upper: HostingContainer
    ) {
        let lower = SharingScreen("Lower")
        lower.share("cover", at: Self.source)
        let upper = HostingContainer(moment)
        let stand = try StackStage(device, showsB: false) {
            $0.setViewControllers([lower], animated: false)
            $0.transitions = .fade.sharing("cover")
        }
        return (stand, upper)
    }

    private func travellers(_ stand: StackStage) -> [Traveller] {
        stand.stage.window.family.compactMap { $0 as? Traveller }
    }

    /// The view inside a traveller that has its frame. The pictures are in it.
    private func body(_ traveller: Traveller?) -> UIView? {
        traveller?.family.first { $0.subviews.first is UIImageView }
    }

    func testContentThatIsThereInTheFirstLayoutTravelsBothWays() async throws {
        for moment in HostingScreen.Moment.allCases {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                let (stand, upper) = try stack(moment, device)
                stand.push(upper)
                stand.stage.advance(by: 0.1)
                let traveller = try XCTUnwrap(body(travellers(stand).first), "push, \(moment)")
                // The view of the lower screen alone fades in its place.
                let way = traveller.frameInWindow.midX - Self.source.midX
                XCTAssertEqual(way > 10, Self.inTime.contains(moment), "push, \(moment), \(way)")
                try stand.stage.settle()
                let content = try XCTUnwrap(upper.child.hosting.content)
                XCTAssertTrue(content.isSeen, "\(moment)")
                stand.pop()
                stand.stage.advance(by: 0.1)
                XCTAssertEqual(travellers(stand).count, 1, "pop, \(moment)")
                try stand.stage.settle()
                XCTAssertEqual(stand.stage.window.leftovers, [], "\(moment)")
            }
        }
    }

    func testASwipeBackThatIsCancelledShowsTheContentAgain() async throws {
        for moment in HostingScreen.Moment.allCases {
            let (stand, upper) = try stack(moment, .phone)
            stand.push(upper)
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 1, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
            XCTAssertEqual(travellers(stand).count, 1, "\(moment)")
            stand.stage.finger.cancel()
            try stand.stage.settle()
            XCTAssertEqual(travellers(stand).count, 0, "\(moment)")
            XCTAssertEqual(upper.child.hosting.content?.isSeen, true, "\(moment)")
        }
    }
}

/// A screen of UIKit's around a hosting screen, which returns the hosted content as its shared view.
private final class HostingContainer: UIViewController, SharedViewProvider {
    let child = HostingScreen("Child")

    init(_ moment: HostingScreen.Moment) {
        super.init(nibName: nil, bundle: nil)
        child.contentArrives = moment
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("It is made in code only.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = CGRect(x: 60, y: 160, width: 270, height: 400)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? { child.hosting.content }
}
