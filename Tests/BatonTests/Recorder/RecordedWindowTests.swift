import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder
@testable import TestStages

/// Tests what a recorder knows of the device and the screens of a window.
@MainActor
final class RecordedWindowTests: XCTestCase {
    /// Starts to record a window that shows a view controller.
    private func record(_ root: UIViewController, on device: HeadlessDevice = .phone) -> (Stage, TransitionRecorder) {
        let stage = Stage(device, root: root)
        return (stage, TransitionRecorder.start(in: stage.window))
    }

    /// The description of the only screen with a title.
    private func screen(_ title: String, _ recorder: TransitionRecorder) throws -> RecordedScreen {
        try XCTUnwrap(recorder.report.screens.values.first { $0.title == title })
    }

    // MARK: The device

    func testAPhoneIsRecorded() async throws {
        let device = record(TestScreen("A")).1.report.start.device
        XCTAssertFalse(device.isPad)
        XCTAssertFalse(device.isDark)
        XCTAssertEqual(device.size, RecordedSize(HeadlessDevice.phone.size))
    }

    func testADarkPadIsRecorded() async throws {
        let device = record(TestScreen("A"), on: .pad.dark).1.report.start.device
        XCTAssertTrue(device.isPad)
        XCTAssertTrue(device.isDark)
    }

    func testANewSizeOfTheWindowIsAStep() async throws {
        let (stage, recorder) = record(TestScreen("A"))
        stage.advance(by: 0.1)
        XCTAssertEqual(recorder.report.events, [])
        stage.change(to: stage.device.dark)
        stage.advance(by: 0.1)
        XCTAssertEqual(recorder.report.events, [], "the size is the same")
        stage.resize(to: CGSize(width: 320, height: 600))
        stage.advance(by: 0.1)
        XCTAssertEqual(
            recorder.report.events.map(\.what), [.step(.resize(RecordedSize(width: 320, height: 600)))])
    }

    func testTheBackgroundIsAStep() async throws {
        let (stage, recorder) = record(TestScreen("A"))
        stage.enterBackground()
        stage.enterForeground()
        XCTAssertEqual(recorder.report.events.map(\.what), [.step(.background), .step(.foreground)])
    }

    // MARK: Screens

    func testATitleThatComesLaterIsInTheReport() async throws {
        let a = TestScreen("A")
        let (_, recorder) = record(a)
        a.title = "Later"
        XCTAssertEqual(recorder.report.screens.values.map(\.title), ["Later"])
    }

    func testAScreenKeepsItsNumberAfterAReport() async throws {
        let stand = try StackStage()
        let recorder = TransitionRecorder.start(in: stand.stage.window)
        let stack = try XCTUnwrap(recorder.report.start.stacks.first)
        stand.navigation.popViewController(animated: false)
        stand.stage.advance(by: 0.1)
        let popped = RecordedStack(id: stack.id, screens: [stack.screens[0]], hidesBar: false)
        XCTAssertEqual(recorder.report.events.map(\.what), [.step(.stack(popped, isAnimated: false))])
        XCTAssertEqual(recorder.report.screens.count, 3)
    }

    func testTheBarOfAScreenInAStackIsDescribed() async throws {
        let stand = try StackStage(showsB: false) { stack in
            let item = stack.topViewController?.navigationItem
            item?.largeTitleDisplayMode = .never
            item?.barState = BarState(isHidden: true)
            item?.hidesBackButton = true
        }
        stand.navigation.pushViewController(stand.b, animated: false)
        let recorder = TransitionRecorder.start(in: stand.stage.window)
        let (a, b) = (try screen("A", recorder), try screen("B", recorder))
        XCTAssertEqual([a.hasLargeTitle, b.hasLargeTitle], [false, true])
        XCTAssertEqual([a.hidesBackButton, b.hidesBackButton], [true, false])
        XCTAssertEqual(a.bar?.state, BarState(isHidden: true))
        XCTAssertNil(b.bar)
    }

    func testAScreenWithoutAStackHasNothingOfABar() async throws {
        let a = TestScreen("A")
        let known = try screen("A", record(a).1)
        XCTAssertFalse(known.hasLargeTitle)
        XCTAssertFalse(known.hidesBackButton)
        XCTAssertNil(known.bar)
    }

    func testAPreferredSizeIsRecordedIfThereIsOne() async throws {
        let a = TestScreen("A")
        let (_, recorder) = record(a)
        XCTAssertNil(try screen("A", recorder).preferredSize)
        a.preferredContentSize = CGSize(width: 300, height: 200)
        XCTAssertEqual(try screen("A", recorder).preferredSize, RecordedSize(width: 300, height: 200))
    }

    func testTheTitleOfAScreenThatHasGoneIsKept() async throws {
        let stand = try StackStage(showsB: false)
        let recorder = TransitionRecorder.start(in: stand.stage.window, keeping: 8)
        do {
            let late = TestScreen("-")
            stand.navigation.pushViewController(late, animated: false)
            stand.stage.advance(by: 0.1)
            late.title = "Late"
        }
        // A quarter of the time that is kept has passed.
        stand.stage.advance(by: 2)
        stand.navigation.popViewController(animated: false)
        stand.stage.advance(by: 0.1)
        XCTAssertNoThrow(try screen("Late", recorder))
    }

    // MARK: Containers

    func testTabsWithoutAScreenAreRecorded() async throws {
        let tabs = try XCTUnwrap(record(UITabBarController()).1.report.start.tabs.first)
        XCTAssertEqual(tabs.screens, [])
        XCTAssertEqual(tabs.selected, 0)
    }

    func testTabsInAContainerOfTheAppAreItsChildren() async throws {
        let (parent, tabs) = (TestScreen("Parent"), UITabBarController())
        parent.addChild(tabs)
        parent.view.addSubview(tabs.view)
        tabs.didMove(toParent: parent)
        let start = record(parent).1.report.start
        XCTAssertEqual(start.parents.map(\.children), [start.tabs.map(\.id)])
    }

    func testEachOfTwoTabBarControllersHasItsOwnTransitions() async throws {
        let parent = TestScreen("Parent")
        for transitions in [nil, TabTransitions.slideAcross] {
            let tabs = UITabBarController()
            tabs.viewControllers = [TestScreen("A"), TestScreen("B")]
            tabs.transitions = transitions
            parent.addChild(tabs)
            parent.view.addSubview(tabs.view)
            tabs.didMove(toParent: parent)
        }
        let (stage, recorder) = record(parent)
        XCTAssertEqual(recorder.report.start.tabs.map { $0.motion == nil }, [true, false])
        stage.advance(by: 0.1)
        XCTAssertEqual(recorder.report.events, [], "nothing has changed")
    }

    func testTheDetentsOfASheetAreRecorded() async throws {
        let a = TestScreen("A")
        let (stage, recorder) = record(a)
        let sheet = TestScreen("Sheet")
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        a.present(sheet, animated: true)
        try stage.settle()
        let shown = recorder.report.events.compactMap { event in
            if case .step(.present(let shown, _)) = event.what { shown } else { nil }
        }
        XCTAssertEqual(shown.map(\.detents), [["com.apple.UIKit.medium", "com.apple.UIKit.large"]])
    }

    func testAScreenThatHasJustBeenPresentedIsAmongTheControllers() async throws {
        let stand = try ModalStage()
        let usual = HeadlessQuirks.presentersAreSetLater
        defer { HeadlessQuirks.presentersAreSetLater = usual }
        for isLater in [false, true] {
            HeadlessQuirks.presentersAreSetLater = isLater
            stand.presenter.present(stand.presented, animated: true)
            XCTAssertEqual(stand.presented.presentingViewController == nil, isLater)
            XCTAssertEqual(stand.stage.window.everyController, [stand.presenter, stand.presented])
            try stand.stage.settle()
            stand.dismiss()
            try stand.stage.settle()
        }
    }
}
