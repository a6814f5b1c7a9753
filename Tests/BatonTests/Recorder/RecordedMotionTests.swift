import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder
@testable import TestStages

/// Tests that transitions are the same after the way through a file, as far as a file can hold them.
@MainActor
final class RecordedMotionTests: XCTestCase {
    private func sent<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    private func poses(_ choice: TransitionChoice) -> [TransitionPoses?] {
        guard case .style(let style) = choice else { return [] }
        return [style.form.forward.known, style.form.backward.known]
    }

    func testStylesOfConstantPoses() async throws {
        let styles: [TransitionStyle] = [.slide, .fade, .depth, .cover, .slideAcross, .flip, .cube, .card, .dialog]
        for style in styles {
            let transitions = NavigationTransitions(style)
            let played = try sent(RecordedMotion(transitions)).navigation
            XCTAssertFalse(poses(played.push).contains(nil))
            XCTAssertEqual(poses(played.push), poses(transitions.push))
            XCTAssertEqual(poses(played.pop), poses(transitions.pop))
            guard case .style(let sent) = played.pop else { return XCTFail("no style") }
            XCTAssertEqual(sent.backwardDuration, style.backwardDuration)
            XCTAssertEqual(sent.forwardDuration, style.forwardDuration)
            XCTAssertEqual(sent.isOnSystemSpring, style.isOnSystemSpring)
        }
    }

    func testAFadeStandsForPosesThatAreNotKnown() async throws {
        let zoom = NavigationTransitions(TransitionStyle.zoom { _ in nil }.duration(0.7))
        let played = try sent(RecordedMotion(zoom)).navigation
        XCTAssertEqual(poses(played.push).first, TransitionPoses(entering: .faded))
        guard case .style(let style) = played.push else { return XCTFail("no style") }
        XCTAssertEqual(style.forwardDuration, 0.7)
    }

    func testChoicesSwipesAndRules() async throws {
        var transitions = NavigationTransitions(push: .animator { _ in PushAnimator(.fade) }, pop: .system)
        transitions.swipe = SwipePop.Options(area: .edge, rule: ReleaseRule(threshold: 0.25))
        transitions.interruptible = false
        let played = try sent(RecordedMotion(transitions)).navigation
        XCTAssertEqual(poses(played.push), poses(.slide), "a slide stands for an animator of the app's")
        XCTAssertTrue(played.pop.isSystem)
        XCTAssertFalse(played.interruptible)
        XCTAssertEqual(played.swipe.rule.threshold, 0.25)
        if case .edge = played.swipe.area {} else { XCTFail("another area") }
        transitions.swipe.area = .off
        XCTAssertTrue(try sent(RecordedMotion(transitions)).navigation.swipe.area.isOff)

        XCTAssertNil(try sent(RecordedMotion(TabTransitions.slideAcross)).tabs.swipe)
        XCTAssertNotNil(try sent(RecordedMotion(TabTransitions.slideAcross.swipe())).tabs.swipe)
    }

    func testOverlays() async throws {
        let all: [ModalTransitions] = [
            .card, .dialog, .drawer, .drawer(.trailing, length: 200), .sheet, .cover, .slide(from: .top),
            .sheet(detents: [.height(120), .medium, .large.resizingContent()]),
            .card.tapOutside(false).pull(false).pinch(),
        ]
        for transitions in all {
            let (old, new) = (transitions.overlay, try sent(RecordedOverlay(transitions)).transitions.overlay)
            XCTAssertEqual(new.layout, old.layout)
            XCTAssertEqual(new.regularLayout, old.regularLayout)
            XCTAssertEqual(new.backdrop, old.backdrop)
            XCTAssertEqual(new.overFullScreen, old.overFullScreen)
            XCTAssertEqual(new.tapOutside, old.tapOutside)
            XCTAssertEqual(new.pull?.edge, old.pull?.edge)
            XCTAssertEqual(new.pinch == nil, old.pinch == nil)
        }
        var sheet = ModalTransitions.sheet(detents: [.medium, .large])
        sheet = sheet.initialDetent(.large).undimmed(upTo: .medium).floats(false).grabber()
        sheet.overlay.backdrop = .blur(.systemMaterial)
        let played = try sent(RecordedOverlay(sheet)).transitions.overlay
        XCTAssertEqual(played.initialDetent, .large)
        XCTAssertEqual(played.undimmedUpTo, .medium)
        XCTAssertEqual(played.floats, false)
        XCTAssertTrue(played.grabber)
        XCTAssertEqual(played.backdrop, .blur(.systemMaterial))
    }

    func testAPoseWithoutPointsIsNotMoved() async throws {
        let text = try XCTUnwrap(String(bytes: JSONEncoder().encode(RecordedPose(Pose())), encoding: .utf8))
        let changed = text.replacingOccurrences(of: "\"points\":[0,0]", with: "\"points\":[]")
        XCTAssertNotEqual(changed, text)
        let pose = try JSONDecoder().decode(RecordedPose.self, from: Data(changed.utf8)).pose
        XCTAssertEqual(pose, Pose())
    }

    func testColorsOfBars() async throws {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let colors = [
            UIColor(red: 1, green: 0.25, blue: 0.5, alpha: 0.75),
            UIColor { $0.userInterfaceStyle == .dark ? .white : .red },
            UIColor(red: .infinity, green: .nan, blue: 1, alpha: 1),
            UnknownColor(red: 1, green: 1, blue: 1, alpha: 1),
        ]
        let expected: [[CGFloat]] = [
            [1, 0.25, 0.5, 0.75], [1, 1, 1, 1], [0, 0, 1, 1],
            // Black stands for a colour that does not tell its components.
            [0, 0, 0, 1],
        ]
        for (color, components) in zip(colors, expected) {
            let state = BarState(background: .color(color))
            let played = try sent(XCTUnwrap(RecordedBar(state, in: traits))).state.background
            guard case .color(let sent) = played else { return XCTFail("no colour") }
            XCTAssertEqual(sent.cgColor.components, components)
        }
    }

    func testABarThatIsOnlyHiddenHasNoBackground() async throws {
        let bar = RecordedBar(BarState(isHidden: true), in: UITraitCollection(userInterfaceStyle: .light))
        XCTAssertEqual(try sent(XCTUnwrap(bar)).state, BarState(isHidden: true))
    }

    func testBars() async throws {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let states = [
            BarState(background: .system), BarState(background: .clear, backgroundAlpha: 0.5, isHidden: false),
            BarState(background: .color(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)), showsShadowLine: false),
            BarState(background: .blur(.systemMaterial), titleColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
            BarState(background: .gradient([UIColor(red: 0, green: 0, blue: 0, alpha: 1), .white])),
        ]
        for state in states {
            let sent = try self.sent(XCTUnwrap(RecordedBar(state, in: traits))).state
            // White may be of another colour space.
            XCTAssertEqual(
                "\(String(describing: RecordedBar(sent, in: traits)))",
                "\(String(describing: RecordedBar(state, in: traits)))")
            XCTAssertEqual(sent.isHidden, state.isHidden)
            XCTAssertEqual(sent.backgroundAlpha, state.backgroundAlpha)
            XCTAssertEqual(sent.showsShadowLine, state.showsShadowLine)
        }
        XCTAssertNil(RecordedBar(BarState(), in: traits))
        let picture = try XCTUnwrap(RecordedBar(BarState(background: .image(UIImage())), in: traits)).state
        guard case .color = picture.background else { return XCTFail("a picture is the app's") }
    }
}

/// A colour that does not tell its components, as one that is made of a picture.
private final class UnknownColor: UIColor, @unchecked Sendable {
    override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    override func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }
}
