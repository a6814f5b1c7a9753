import BatonTesting
import TestSupport
import UIKit

@testable import Baton

/// Moves between a list, its details and another tab at random, and disturbs all of them.
@MainActor
final class RandomSharingHand {
    let stage: Stage
    /// What was done.
    private(set) var story: [String] = []
    private let list: any RandomSharingSource
    private let navigation: UINavigationController
    /// A tab beside that of the stack.
    private let other = RandomSharingGrid()
    private let tabs: UITabBarController?
    private let eye: RandomSharingEye
    /// Whether the device is turned, or else its windows resized.
    private let turns: Bool
    private let before: WindowDump
    private let start: CGFloat
    private var details: [RandomSharingDetail] = []
    private var numbers: RandomNumbers

    private static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)]

    init(seed: UInt64) throws {
        numbers = RandomNumbers(seed: seed)
        var device = HeadlessDevice.phone
        device.layoutDirection = seed % 5 == 0 ? .rightToLeft : .leftToRight
        list = seed % 2 == 0 ? RandomSharingGrid() : RandomSharingList()
        turns = seed % 4 < 2
        navigation = UINavigationController(rootViewController: list)
        navigation.isNavigationBarHidden = seed % 3 == 0
        navigation.transitions = .slide
        tabs = seed % 7 < 4 ? UITabBarController() : nil
        tabs?.viewControllers = [navigation, other]
        tabs?.transitions = .fade
        stage = Stage(device, root: tabs ?? navigation)
        let pictures = Pictures()
        eye = RandomSharingEye(on: stage) { pictures.all() }
        try stage.settle()
        try Self.visitOther(tabs, on: stage)
        start = list.offset
        before = WindowDump(stage.window)
        pictures.all = { [weak self] in self?.shared ?? [] }
        list.onAnswer = { [eye, unowned list] in eye.note($0, $1, by: list, in: $2) }
        other.onAnswer = { [eye, unowned other] in eye.note($0, $1, by: other, in: $2) }
    }

    /// Shows the other tab, which is loaded then.
    private static func visitOther(_ tabs: UITabBarController?, on stage: Stage) throws {
        for index in [1, 0] {
            tabs?.selectedIndex = index
            try stage.settle()
        }
    }

    private var shared: [UIView] { list.pictures + other.pictures + details.map(\.picture) }

    private func next(_ limit: Int) -> Int { numbers.next(below: limit) }

    private func style() -> (name: String, style: TransitionStyle) {
        let styles: [(String, TransitionStyle)] = [
            ("slide", .slide.sharing("picture")), ("fade", .fade.sharing("picture", "row")),
            ("depth", .depth.sharing(SharedElement("picture", aboveBars: true))), ("zoom", .zoom("picture")),
            ("zoom a row", .zoom("row").sharing("picture")), ("expand", .expand("row")),
            ("expand a picture", .expand("picture").sharing("picture")),
        ]
        return styles[next(styles.count)]
    }

    // MARK: Acting

    func act() {
        switch next(15) {
        case 0, 1: push()
        case 2: present()
        case 3: goBack()
        case 4, 5, 6: drag()
        case 7: scroll()
        case 8: reload()
        case 9: lose()
        case 10: resize()
        case 11: catchIt()
        case 12, 13: changeTab()
        default: setScreens()
        }
        let pause = [0, 0, 0.02, 0.1, 0.25, 1][next(6)]
        story.append("\(pause)")
        if pause > 0 { stage.advance(by: pause) }
    }

    private func makeDetail() -> RandomSharingDetail {
        let detail = RandomSharingDetail()
        details.append(detail)
        detail.onAnswer = { [eye, unowned detail] in eye.note($0, $1, by: detail, in: $2) }
        list.choose(next(5))
        return detail
    }

    private func push() {
        guard navigation.viewControllers.count < 4 else { return }
        let (name, style) = style()
        story.append("push \(name)")
        navigation.transitions = NavigationTransitions(style)
        navigation.pushViewController(makeDetail(), animated: true)
    }

    private func changeTab() {
        guard let tabs, tabs.presentedViewController == nil, navigation.presentedViewController == nil else {
            return push()
        }
        let (name, style) = style()
        let index = 1 - tabs.selectedIndex
        story.append("tab \(index) \(name)")
        tabs.transitions = TabTransitions(style)
        list.choose(next(5))
        other.choose(next(5))
        tabs.selectedIndex = index
    }

    private func setScreens() {
        story.append("set")
        navigation.setViewControllers([list, makeDetail()], animated: next(2) == 0)
    }

    private func present() {
        guard navigation.presentedViewController == nil else { return }
        let (name, style) = style()
        story.append("present \(name)")
        navigation.present(makeDetail(), using: ModalTransitions(style).pull().pinch())
    }

    private func goBack() {
        story.append("back")
        if let presented = navigation.presentedViewController {
            presented.dismiss(animated: true)
        } else if next(3) == 0 {
            navigation.popToRootViewController(animated: true)
        } else {
            navigation.popViewController(animated: true)
        }
    }

    private func place() -> CGPoint {
        CGPoint(
            x: CGFloat(next(Int(stage.window.bounds.width))), y: CGFloat(next(Int(stage.window.bounds.height))))
    }

    /// Drags from an edge, or from anywhere, and disturbs the screens meanwhile.
    private func drag() {
        var start = place()
        if next(2) == 0 { start.x = next(2) == 0 ? 2 : stage.window.bounds.width - 2 }
        follow(from: start)
    }

    /// Begins a change and catches it.
    private func catchIt() {
        navigation.viewControllers.count > 1 || navigation.presentedViewController != nil ? goBack() : push()
        stage.turn()
        stage.advance(by: [0.02, 0.1, 0.2][next(3)])
        follow(from: place())
    }

    private func follow(from start: CGPoint) {
        let (end, speed) = (place(), [0.05, 0.15, 0.4][next(3)])
        story.append("drag \(start) \(end) \(speed)")
        stage.finger.down(at: start)
        stage.finger.drag(to: end, in: speed)
        switch next(6) {
        case 0: resize()
        case 1: scroll()
        case 2: reload()
        case 3: lose()
        default: break
        }
        stage.finger.drag(to: place(), in: 0.1)
        if next(2) == 0 { stage.finger.hold(for: 0.2) }
        next(5) == 0 ? stage.finger.cancel() : stage.finger.up()
    }

    private func scroll() {
        let offset = CGFloat(next(1500))
        story.append("scroll \(offset)")
        list.offset = offset
        if next(2) == 0 { other.offset = offset }
        eye.disturb()
    }

    private func reload() {
        story.append("reload")
        list.reload()
        if next(2) == 0 { other.reload() }
        eye.disturb()
    }

    private func lose() {
        story.append("lose")
        list.lose()
        if next(2) == 0 { other.lose() }
        eye.disturb()
    }

    private func resize() {
        let time = next(2) == 0 ? 0 : 0.3
        eye.disturb()
        if turns {
            story.append("rotate \(time)")
            stage.rotate(lasting: time)
        } else {
            let size = Self.sizes[next(2)]
            story.append("resize \(size.width) \(time)")
            stage.resize(to: size, lasting: time)
        }
        eye.disturb()
    }

    // MARK: Judging

    /// What is not as it should be at rest.
    var problems: [String] {
        var found = eye.problems
        found += shared.filter { $0.mask != nil || $0.isHidden || $0.alpha != 1 }.map { _ in "a view is hidden" }
        found += stage.window.everyView.filter { $0 is ShiftedView || $0 is ScreenClip }.map {
            "\(type(of: $0)) is left"
        }
        for detail in details where detail.viewIfLoaded?.window != nil {
            if detail.view.transform != .identity || detail.view.alpha != 1 { found.append("a screen is transformed") }
        }
        return found
    }

    /// Waits until nothing moves. A push for which a stack had no time before it left the window begins when it is back.
    func settle() throws {
        do {
            try stage.settle()
        } catch {
            let waits = navigation.transitionCoordinator != nil && navigation.view.window == nil
            guard waits, TurnLoop.main.isIdle else { throw error }
        }
    }

    func goBackToTheStart() throws {
        navigation.presentedViewController?.dismiss(animated: true)
        try settle()
        tabs?.selectedIndex = 0
        try stage.settle()
        navigation.popToRootViewController(animated: true)
        try stage.settle()
        turns ? stage.rotate(to: .portrait, lasting: 0) : stage.resize(to: Self.sizes[0], lasting: 0)
        for grid in [list as? RandomSharingGrid, other] { grid?.restock() }
        list.reload()
        try stage.settle()
        try Self.visitOther(tabs, on: stage)
        list.offset = start
        eye.close()
    }

    /// What is not as it was. The rows are new, and their insets follow the offset at which they were laid out.
    var leftovers: [String] {
        WindowDump(stage.window).difference(from: before).filter { line in
            !["RandomSharingList/UIScrollView/", "RandomSharingGrid/UICollectionView/"].contains(where: line.contains)
        }
    }
}

/// All views that are shared, once they are known.
@MainActor
private final class Pictures {
    var all: () -> [UIView] = { [] }
}

extension UIView {
    fileprivate var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
}
