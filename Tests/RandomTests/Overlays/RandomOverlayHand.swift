import BatonTesting
import TestSupport
import UIKit

@testable import Baton

/// Uses overlays on a stage at random.
@MainActor
final class RandomOverlayHand {
    let stage: Stage
    /// What was done.
    private(set) var story: [String] = []
    private let root = RandomOverlayScreen("Root")
    private let before: WindowDump
    private let source = UIView(frame: CGRect(x: 20, y: 140, width: 80, height: 60))
    private var numbers: RandomNumbers
    private var count = 0

    init(seed: UInt64) throws {
        numbers = RandomNumbers(seed: seed)
        stage = Stage(root: root)
        root.view.addSubview(source)
        try stage.settle()
        before = WindowDump(stage.window)
    }

    private var top: UIViewController { sequence(first: root, next: \.presentedViewController).map { $0 }.last ?? root }

    private var screens: [UIViewController] { sequence(first: root, next: \.presentedViewController).map { $0 } }

    private func next(_ limit: Int) -> Int { numbers.next(below: limit) }

    // MARK: Acting

    func act() {
        switch next(14) {
        case 0, 1, 2: present()
        case 3: dismiss(top)
        case 4: dismiss(screens[next(screens.count)])
        case 5, 6, 7: drag()
        case 8: resize()
        case 9: changeContent()
        case 10: changeStyle()
        case 11: type()
        case 12: changeTransitions()
        default: break
        }
        let pause = [0, 0, 0.02, 0.1, 0.25, 1][next(6)]
        story.append("\(pause)")
        if pause > 0 { stage.advance(by: pause) }
    }

    private func present() {
        // What is presented over a screen whose own presentation is being cancelled is lost with it.
        guard screens.count < 4, top.transitionCoordinator?.isCancelled != true else { return }
        count += 1
        let screen = RandomOverlayScreen("S\(count)")
        screen.preferredContentSize = CGSize(width: 260, height: 160)
        screen.isModalInPresentation = next(6) == 0
        let source = source
        let kinds: [(String, ModalTransitions)] = [
            ("card", .card), ("dialog", .dialog), ("drawer", .drawer), ("top", .drawer(.top)),
            ("slide", .slide(from: .bottom)),
            ("fade", .fade), ("zoom", .zoom { _ in source }), ("flip", .flip),
            ("sheet", .sheet(detents: [.fitted, .fraction(0.7)])),
            ("map", .sheet(detents: [.height(150), .fraction(0.6), .fraction(1)]).undimmed(upTo: .fraction(0.6))),
            ("chat", .sheet(detents: [.height(200).resizingContent(), .fraction(0.8)]).grabber()),
            ("side", .drawer(.trailing, detents: [.height(100), .height(250)])),
            (
                "adaptive",
                .sheet.layout(.sheet(detents: [.fitted, .fraction(0.5)]), regular: .dialog).animation(.overlay)
            ),
        ]
        let kind = kinds[next(kinds.count)]
        story.append("present \(kind.0)")
        top.present(screen, using: kind.1, animated: next(5) > 0)
    }

    private func dismiss(_ screen: UIViewController) {
        guard screen !== root || screen.presentedViewController != nil else { return }
        story.append("dismiss \(screen.title ?? "-")")
        screen.dismiss(animated: next(5) > 0)
    }

    private func drag() {
        let bounds = stage.window.bounds
        func place() -> CGPoint {
            CGPoint(x: CGFloat(next(Int(bounds.width))), y: CGFloat(next(Int(bounds.height))))
        }
        let (start, end, speed) = (place(), place(), [0.05, 0.15, 0.4][next(3)])
        story.append("drag \(start) \(end) \(speed)")
        stage.finger.down(at: start)
        stage.finger.drag(to: end, in: speed)
        switch next(4) {
        case 0: resize()
        case 1: changeContent()
        case 2: dismiss(screens[next(screens.count)])
        default: break
        }
        stage.finger.drag(to: place(), in: 0.1)
        if next(2) == 0 { stage.finger.hold(for: 0.2) }
        stage.finger.up()
    }

    private func resize() {
        let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 600)]
        let size = sizes[next(sizes.count)]
        story.append("resize \(size.width)")
        stage.resize(to: size, lasting: next(2) == 0 ? 0 : 0.3)
    }

    private func changeContent() {
        let height = CGFloat(100 + next(400))
        story.append("content \(height)")
        top.preferredContentSize.height = height
    }

    private func changeStyle() {
        guard let overlay = top.presentationController as? OverlayPresentationController, top !== root else { return }
        let layouts: [OverlayLayout] = [.card, .drawer(.bottom), .sheet(detents: [.fitted, .fraction(0.8)]), .dialog]
        let index = next(layouts.count)
        story.append("layout \(index)")
        overlay.overlay.layout = layouts[index]
    }

    /// Changes the animation and the gestures, perhaps while the screen comes or goes.
    private func changeTransitions() {
        guard let driver = ModalTransitionDriver.driver(of: top) else { return }
        let index = next(4)
        story.append("transitions \(index)")
        let own = driver.transitions
        driver.transitions =
            [own.animation(.fade), own.animation(.card), own.pull(false), own.pull(edge: .bottom)][index]
    }

    private func type() {
        story.append("field")
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        top.view.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 0.1)
        field.removeFromSuperview()
    }

    // MARK: Judging

    /// What is not as it should be at rest.
    var problems: [String] {
        screens.dropFirst().flatMap { screen -> [String] in
            guard let overlay = screen.presentationController as? OverlayPresentationController,
                let view = overlay.presentedView
            else { return ["\(screen.title ?? "-") has no presentation"] }
            var found: [String] = []
            let place = overlay.frameOfPresentedViewInContainerView
            if !view.frame.isNear(place) { found.append("\(screen.title ?? "-") is at \(view.frame) and not \(place)") }
            // Another full screen may have removed the content.
            let isInside = screen.view.superview === view || screen.view === view
            if isInside, screen.view.frame != view.bounds { found.append("its view is at \(screen.view.frame)") }
            if view.transform != .identity || view.alpha != 1 { found.append("it is transformed") }
            if screen.transitionCoordinator != nil { found.append("it has a coordinator") }
            return found
        }
    }

    func closeAll() throws {
        if root.presentedViewController != nil { root.dismiss(animated: true) }
        try stage.settle()
        stage.resize(to: CGSize(width: 390, height: 844), lasting: 0)
        try stage.settle()
    }

    var leftovers: [String] {
        WindowDump(stage.window).difference(from: before)
            // UIKit refuses what is presented at the wrong moment.
            + HeadlessLog.warnings.filter { !$0.hasPrefix("Attempt to present") }
            + (root.presentedViewController == nil ? [] : ["something is presented"])
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
