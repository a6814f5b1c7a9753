import BatonTesting
import Gallery
import UIKit

extension DemoScript {
    /// Every scene, in the order of the page.
    static let all = [
        slidePushAndPop, fade, depth, flip, cube, zoom, reveal, edgeSwipe, cancelledEdgeSwipe, card, drawer, tabs, bar,
        fadingBar, ownBars, travellingBar, carriedBar,
    ]

    private static let slidePushAndPop = DemoScript(
        name: "Slide push and pop", summary: Demo.slide.summary, demo: .slide
    ) { stage in
        stage.stack?.pushViewController(Demo.oak(), animated: true)
        stage.advance(by: 0.6)
        stage.stack?.popViewController(animated: true)
    }

    private static let fade = thereAndBack(.fade)
    private static let depth = thereAndBack(.depth)
    private static let flip = thereAndBack(.flip)
    private static let cube = thereAndBack(.cube)
    private static let zoom = thereAndBack(.zoom)
    private static let reveal = thereAndBack(.reveal)

    /// Returns a script of a push, a short wait and a pop.
    private static func thereAndBack(_ demo: Demo) -> DemoScript {
        DemoScript(name: demo.name, summary: demo.summary, demo: demo) { stage in
            stage.stack?.pushViewController(Demo.oak(), animated: true)
            try stage.settle()
            stage.advance(by: 0.1)
            stage.stack?.popViewController(animated: true)
        }
    }

    private static let edgeSwipe = DemoScript(
        name: "Edge swipe, finished",
        summary: "A finger draws the top screen away from the edge and lets go past the middle.", demo: .slide
    ) { stage in
        try push(Demo.oak(), on: stage)
        stage.finger.drag(from: CGPoint(x: 4, y: 420), to: CGPoint(x: 250, y: 430), in: 0.35)
    }

    private static let cancelledEdgeSwipe = DemoScript(
        name: "Edge swipe, cancelled",
        summary: "The finger turns back before it lets go: everything is as it was before.", demo: .slide
    ) { stage in
        try push(Demo.oak(), on: stage)
        stage.finger.down(at: CGPoint(x: 4, y: 420))
        stage.finger.drag(to: CGPoint(x: 160, y: 430), in: 0.25)
        stage.finger.drag(to: CGPoint(x: 120, y: 430), in: 0.1)
        stage.finger.hold(for: 0.1)
        stage.finger.up()
    }

    private static let card = DemoScript(
        name: "Card, presented and pulled down", summary: Demo.card.summary, demo: .card
    ) { stage in
        stage.finger.tap(at: CGPoint(x: 200, y: 200))
        try stage.settle()
        stage.finger.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 205, y: 520), in: 0.4)
    }

    private static let drawer = DemoScript(name: "Drawer", summary: Demo.drawer.summary, demo: .drawer) { stage in
        stage.finger.tap(at: CGPoint(x: 200, y: 200))
        try stage.settle()
        stage.finger.tap(at: CGPoint(x: 370, y: 400))
    }

    private static let tabs = DemoScript(name: "Tabs", summary: Demo.tabs.summary, demo: .tabs) { stage in
        stage.finger.tap(at: CGPoint(x: 290, y: 800))
        try stage.settle()
        stage.finger.tap(at: CGPoint(x: 100, y: 800))
    }

    private static let bar = DemoScript(
        name: "Bar, clear to colour under the finger", summary: Demo.bar.summary, demo: .bar
    ) { stage in
        try push(Demo.night(), on: stage)
        stage.finger.drag(from: CGPoint(x: 4, y: 420), to: CGPoint(x: 260, y: 430), in: 0.4)
    }

    private static let fadingBar = DemoScript(
        name: "Bar, faded in by scrolling, then clear", summary: Demo.fadingBar.summary,
        demo: .fadingBar
    ) { stage in
        stage.finger.down(at: CGPoint(x: 200, y: 600))
        stage.finger.drag(to: CGPoint(x: 200, y: 440), in: 0.25)
        stage.finger.hold(for: 0.1)
        stage.finger.up()
        try push(Demo.clearScreen(), on: stage)
        stage.finger.down(at: CGPoint(x: 4, y: 420))
        stage.finger.drag(to: CGPoint(x: 190, y: 430), in: 0.2)
        stage.finger.drag(to: CGPoint(x: 90, y: 430), in: 0.1)
        stage.finger.hold(for: 0.1)
        stage.finger.up()
    }

    private static let ownBars = DemoScript(
        name: "Bar, each screen keeps its own", summary: Demo.ownBars.summary, demo: .ownBars
    ) { stage in
        try push(Demo.moss(), on: stage)
        stage.finger.drag(from: CGPoint(x: 4, y: 420), to: CGPoint(x: 260, y: 430), in: 0.4)
    }

    private static let travellingBar = DemoScript(
        name: "Bar, a gradient and a colour travel", summary: Demo.travellingBar.summary, demo: .travellingBar
    ) { stage in
        try push(Demo.night(), on: stage)
        stage.finger.down(at: CGPoint(x: 4, y: 420))
        stage.finger.drag(to: CGPoint(x: 160, y: 430), in: 0.25)
        stage.finger.drag(to: CGPoint(x: 90, y: 430), in: 0.1)
        stage.finger.hold(for: 0.1)
        stage.finger.up()
    }

    private static let carriedBar = DemoScript(
        name: "Bar over a modal, red to blue, cancelled and given back", summary: Demo.carriedBar.summary,
        demo: .carriedBar
    ) { stage in
        stage.finger.tap(at: CGPoint(x: 200, y: 500))
        try stage.settle()
        stage.finger.down(at: CGPoint(x: 200, y: 300))
        stage.finger.drag(to: CGPoint(x: 200, y: 480), in: 0.25)
        stage.finger.hold(for: 0.1)
        stage.finger.up()
        try stage.settle()
        stage.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 205, y: 780), in: 0.3)
    }

    private static func push(_ screen: UIViewController, on stage: Stage) throws {
        stage.stack?.pushViewController(screen, animated: true)
        try stage.settle()
    }
}

extension Stage {
    /// The navigation controller at the root of the demonstration.
    fileprivate var stack: UINavigationController? {
        window.rootViewController as? UINavigationController
    }
}
