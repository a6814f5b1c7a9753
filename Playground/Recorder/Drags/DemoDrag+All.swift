import Baton
import BatonTesting
import UIKit

extension DemoScript {
    /// The way of the reader's finger, if the scene is driven by one.
    var drag: DemoDrag? { Self.drags[name] }

    private static let drags: [String: DemoDrag] = [
        "Photos": photo, "Today": card(leading: 0.5, 0.5, from: 0.2),
        "Player": card("Northern bay", from: 0.12),
        "Inbox": back("Ines Albrecht"), "Inbox, swipe cancelled": back("Ines Albrecht"),
        "Settings": back("Appearance"), "Settings, a gradient bar": back("Appearance"),
        "Onboarding": back("Continue"),
        "Draft, bar taken over and given back": card("Ines Albrecht", from: 0.25),
        "Map": sheet("Old harbour"),
        "Story, a bar faded in by scrolling": story, "Tabs": tabs,
    ]

    /// A pull down and aside, which takes the photo along.
    private static let photo = DemoDrag(from: (0.4, 0.11), to: (0.6, 0.98)) { try $0.tap(leading: 0.5, 0.44) }

    /// A swipe from the first tab to the second.
    private static let tabs = DemoDrag(from: (0.95, 0.7), to: (0.05, 0.7)) { stage in
        (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 0
    }

    /// A swipe back to the story, which is scrolled before the first time.
    private static let story = {
        var drag = DemoDrag(from: (0.01, 0.5), to: (0.91, 0.5)) { stage in
            let scroll = stage.stack?.topViewController?.contentScrollView(for: .top)
            if scroll?.contentOffset.y == 0 { stage.pull(from: 0.7, to: 0.5) }
            try stage.tap(leading: 0.5, 0.6)
        }
        drag.isUIKits = true
        return drag
    }()

    /// A swipe from the edge, back from the screen that a tap opens.
    private static func back(_ text: String) -> DemoDrag {
        DemoDrag(from: (0.01, 0.5), to: (0.91, 0.5)) { try $0.tap(text) }
    }

    /// A pull up of the sheet that a tap presents. A sheet that is up already is lowered first.
    private static func sheet(_ text: String) -> DemoDrag {
        DemoDrag(from: (0.5, 0.56), to: (0.5, 0.2)) { stage in
            guard let sheet = stage.sheet else { return try stage.tap(text) }
            sheet.selectedDetent = .fraction(0.5)
        }
    }

    /// A pull of what a tap at a point presents, down to the bottom of the screen.
    private static func card(leading x: CGFloat, _ y: CGFloat, from start: Double) -> DemoDrag {
        DemoDrag(from: (0.5, start), to: (0.5, 0.95)) { try $0.tap(leading: x, y) }
    }

    /// A pull of what a tap presents, down to the bottom of the screen.
    private static func card(_ text: String, from y: Double) -> DemoDrag {
        DemoDrag(from: (0.5, y), to: (0.5, 0.95)) { try $0.tap(text) }
    }
}
