import Baton
import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import class Baton.ScreenClip
@testable import class Baton.Traveller
@testable import TestStages

/// A screen that grows from a cell of the screen below, on a stage, in a stack or presented. Its title travels along.
///
/// The screen is 390 x 844 points large, and the cell is 90 x 120 points large. Forward is from the cell to the screen.
@MainActor
final class GrownStage {
    static let cell = CGRect(x: 40, y: 560, width: 90, height: 120)
    static let radius: CGFloat = 12
    /// From iOS 26 on the corners of the screen, whose radius is 47.33, and before as round as those of other overlays.
    static var radiusInPlace: CGFloat { HeadlessDevice.defaultSystemVersion >= 26 ? 47.33 : 12 }
    static let small = CGRect(x: 30, y: 90, width: 80, height: 20)
    static let large = CGRect(x: 60, y: 700, width: 240, height: 60)

    enum Manner: CaseIterable {
        case zoom
        case expand
    }

    let stage: Stage
    let door: SharingStage.Door
    let lower = SharingScreen("Lower")
    let upper = SharingScreen("Upper")
    let cell: UIView
    private let style: TransitionStyle

    init(
        _ manner: Manner, _ door: SharingStage.Door = .stack, _ device: HeadlessDevice = .phone,
        timing: (any UITimingCurveProvider)? = nil, sharesTitle: Bool = true
    ) throws {
        var style: TransitionStyle = manner == .zoom ? .zoom("cell") : .expand("cell")
        if sharesTitle { style = style.sharing("title") }
        if let timing { style = style.duration(0.4).timing(timing) }
        self.style = style
        self.door = door
        cell = lower.share("cell", at: Self.cell)
        cell.layer.cornerRadius = Self.radius
        lower.share("title", at: Self.small).layer.cornerCurve = .continuous
        upper.share("title", at: Self.large).layer.cornerCurve = .continuous
        lower.shared["title"]?.layer.cornerRadius = 4
        upper.shared["title"]?.layer.cornerRadius = 20
        let navigation = UINavigationController(rootViewController: lower)
        navigation.isNavigationBarHidden = true
        navigation.transitions = NavigationTransitions(style)
        stage = Stage(device, root: door == .stack ? navigation : lower)
        try stage.settle()
    }

    func goForward() {
        if let navigation = lower.navigationController {
            navigation.pushViewController(upper, animated: true)
        } else {
            lower.present(upper, using: ModalTransitions(style).pull().pinch())
        }
        stage.turn()
    }

    func goBack() {
        if let navigation = upper.navigationController {
            navigation.popViewController(animated: true)
        } else {
            upper.dismiss(animated: true)
        }
        stage.turn()
    }

    var isForward: Bool { upper.viewIfLoaded?.window != nil }
    var clip: ScreenClip? { stage.window.family.lazy.compactMap { $0 as? ScreenClip }.first }
    var travellers: [Traveller] { stage.window.family.compactMap { $0 as? Traveller } }
    /// What is over the screen: the picture of a zoom, and the plate of an expansion.
    var plate: UIView? { travellers.first?.subviews.last }
    /// The traveller of the title.
    var title: UIView? { travellers.dropFirst().first?.subviews.last }

    // MARK: The formula

    /// What is to be seen when a part of the way from the cell to the screen is done, and a finger pulls it out of the way.
    @MainActor
    struct Expected {
        let clip: CGRect
        let corner: CGFloat
        let screen: CGRect
        let title: CGRect
        let titleCorner: CGFloat

        init(_ manner: Manner, at part: CGFloat, pulled pull: CGPoint = .zero) {
            let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
            clip = GrownStage.cell.mixed(with: bounds, at: part).offsetBy(dx: pull.x, dy: pull.y)
            corner = GrownStage.radius * (1 - part) + GrownStage.radiusInPlace * part
            // At the cell the screen has its width, 90 points. A zoom shows its middle, and an expansion its top.
            let height = 90.0 / 390 * 844
            let top = manner == .expand ? 560 : 560 + (120 - height) / 2
            let small = CGRect(x: 40, y: top, width: 90, height: height)
            screen = small.mixed(with: bounds, at: part).offsetBy(dx: pull.x, dy: pull.y)
            title = GrownStage.small.mixed(with: GrownStage.large, at: part).offsetBy(dx: pull.x, dy: pull.y)
            titleCorner = 4 + 16 * part
        }
    }

    /// Compares what is seen with the formula.
    func check(
        _ manner: Manner, at part: CGFloat, pulled pull: CGPoint = .zero, _ note: String = "",
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let wanted = Expected(manner, at: part, pulled: pull)
        let note = "\(manner) at \(part), \(note)"
        func near(_ view: UIView?, _ frame: CGRect, _ name: String) {
            XCTAssertLessThanOrEqual(
                view?.frameInWindow.distance(to: frame) ?? .infinity, 0.5,
                "\(name): \(view?.frameInWindow ?? .null) and not \(frame), \(note)", file: file, line: line)
        }
        func round(_ view: UIView?, _ radius: CGFloat, _ name: String) {
            XCTAssertEqual(
                Double(view?.shownRadius ?? .infinity), Double(radius), accuracy: 0.01, "\(name), \(note)",
                file: file, line: line)
        }
        near(clip, wanted.clip, "clip")
        round(clip, wanted.corner, "clip")
        near(upper.view, wanted.screen, "screen")
        XCTAssertEqual(upper.view.sightAlpha, 1, accuracy: 0.01, "screen, \(note)", file: file, line: line)
        near(plate, wanted.clip, "plate")
        round(plate, wanted.corner, "plate")
        near(title, wanted.title, "title")
        round(title, wanted.titleCorner, "title")
        XCTAssertEqual(title?.sightAlpha ?? 0, 1, accuracy: 0.01, "title, \(note)", file: file, line: line)
        XCTAssertFalse(cell.isSeen, "the cell is hidden, \(note)", file: file, line: line)
        if manner == .zoom { checkPicture(at: part, wanted, note, file, line) }
    }

    /// The picture of a zoom covers the screen at its own proportions, and fades.
    private func checkPicture(
        at part: CGFloat, _ wanted: Expected, _ note: String, _ file: StaticString, _ line: UInt
    ) {
        let picture = plate?.subviews.last
        // At the screen the picture of 90 x 120 points is 844 points high.
        let large = CGRect(x: (390 - 633) / 2, y: 0, width: 633, height: 844)
        let size = CGRect(x: 0, y: 0, width: 90, height: 120).mixed(with: large, at: part)
        let frame = size.offsetBy(dx: wanted.clip.minX, dy: wanted.clip.minY)
        XCTAssertLessThanOrEqual(
            picture?.frameInWindow.distance(to: frame) ?? .infinity, 0.5,
            "picture: \(picture?.frameInWindow ?? .null) and not \(frame), \(note)", file: file, line: line)
        XCTAssertEqual(
            picture?.sightAlpha ?? .infinity, Double(1 - part), accuracy: 0.01, "picture, \(note)", file: file,
            line: line)
    }
}

extension CGRect {
    func mixed(with other: CGRect, at part: CGFloat) -> CGRect {
        func mix(_ value: (CGRect) -> CGFloat) -> CGFloat { value(self) + (value(other) - value(self)) * part }
        return CGRect(x: mix(\.minX), y: mix(\.minY), width: mix(\.width), height: mix(\.height))
    }

    /// The greatest distance between two edges of the same side.
    func distance(to other: CGRect) -> CGFloat {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].map(abs).max() ?? 0
    }
}

extension UIView {
    /// The radius of the corners on the screen at this moment.
    var shownRadius: CGFloat { (layer.presentation() ?? layer).cornerRadius }
}
