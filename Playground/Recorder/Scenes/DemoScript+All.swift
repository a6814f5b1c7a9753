import Baton
import BatonGallery
import BatonTesting
import UIKit

extension DemoScript {
    /// Every scene, in the order of the page.
    static let all = groups.flatMap(\.scenes)

    /// The scenes of the page. Some are played on request only, since the page has others like them and stays small.
    static let page = all.filter { !["Album", "Fade", "Depth"].contains($0.name) }

    /// The scenes by their subject.
    static let groups: [(name: String, scenes: [DemoScript])] = [
        ("Shared elements", [photos, album, today, picture, player, night]),
        (
            "Stacks",
            [
                inbox, cancelledSwipe, openPhoto(.fade), openPhoto(.depth), openPhoto(.flip), openPhoto(.cube),
                openPhoto(.reveal),
            ]
        ),
        ("Bars", [settings, ownBars, gradientBar, story, draft, onboarding]),
        ("Modals", [map, nearby, checkout, rename, menu]),
        ("Tabs", [tabs]),
    ]

    /// The name of its group.
    var group: String { Self.groups.first { $0.scenes.contains { $0.name == name } }?.name ?? "" }

    private static let photos = DemoScript(name: "Photos", summary: Demo.photos.summary, demo: .photos) { stage in
        try stage.tap(leading: 0.5, 0.44)
        try stage.settle()
        stage.finger.drag(from: stage.point(0.4, 0.3), to: stage.point(0.58, 0.72), in: 0.4)
    }

    /// It ends as it begins, so that a moving picture of it can repeat.
    private static let album = DemoScript(
        name: "Album",
        summary:
            "A photo grows out of its album. A finger pulls it back halfway, then all the way, and the bar blends.",
        demo: .photos,
        script: { stage in
            stage.advance(by: 0.5)
            stage.finger.down(at: stage.point(0.5, 0.44))
            stage.advance(by: 0.1)
            stage.finger.up()
            try stage.settle()
            stage.advance(by: 0.4)
            stage.finger.down(at: stage.point(0.02, 0.55))
            stage.finger.drag(to: stage.point(0.55, 0.62), in: 0.6, curve: .easeInOut)
            stage.finger.hold(for: 0.15)
            stage.finger.drag(to: stage.point(0.38, 0.6), in: 0.25, curve: .easeInOut)
            stage.finger.hold(for: 0.1)
            stage.finger.up()
            try stage.settle()
            stage.advance(by: 0.4)
            stage.finger.down(at: stage.point(0.02, 0.55))
            stage.finger.drag(to: stage.point(0.7, 0.6), in: 0.7, curve: .easeInOut)
            stage.finger.up()
        },
        prepare: { root in
            let album = (root as? UINavigationController)?.topViewController
            album?.title = "Summer"
            // White signs and titles stay readable over it while the bar is half clear.
            album?.view.backgroundColor = .black
            album?.navigationItem.backButtonDisplayMode = .minimal
            album?.navigationItem.barState = BarState(
                background: .color(.systemIndigo), titleColor: .white, tintColor: .white
            ) {
                $0.statusBarStyle = .lightContent
            }
        })

    private static let player = DemoScript(
        name: "Player", summary: Demo.music.summary, demo: .music, moments: [0, 0.12, 0.65, 0.95]
    ) { stage in
        try stage.tap("Northern bay")
        stage.advance(by: 0.1)
        stage.finger.drag(from: stage.point(0.5, 0.12), to: stage.point(0.52, 0.62), in: 0.4)
    }

    private static let today = DemoScript(name: "Today", summary: Demo.today.summary, demo: .today) { stage in
        try stage.tap(leading: 0.5, 0.5)
        try stage.settle()
        stage.finger.drag(from: stage.point(0.5, 0.2), to: stage.point(0.6, 0.75), in: 0.4)
    }

    private static let picture = DemoScript(name: "Picture", summary: Demo.picture.summary, demo: .picture) { stage in
        try stage.tap("Tomasz Reyes")
        try stage.tap("Drawings of the bridge, third round, with your notes.", below: 90)
        stage.swipeBackInVain()
    }

    private static let inbox = DemoScript(
        name: "Inbox",
        summary: "A message slides in. A finger draws it away from the edge and lets go past the middle.",
        demo: .mail, moments: [0, 0.13, 0.56, 0.85, 1.567]
    ) { stage in
        try stage.tap("Ines Albrecht")
        stage.swipeBack()
    }

    private static let cancelledSwipe = DemoScript(
        name: "Inbox, swipe cancelled",
        summary: "The finger turns back before it lets go: everything is as it was before.", demo: .mail
    ) { stage in
        try stage.tap("Ines Albrecht")
        stage.swipeBackInVain()
    }

    private static let settings = DemoScript(
        name: "Settings", summary: Demo.settings.summary, demo: .settings
    ) { stage in
        try stage.tap("Appearance")
        stage.swipeBack()
        try stage.settle()
        try stage.tap("Storage")
    }

    private static let map = DemoScript(name: "Map", summary: Demo.map.summary, demo: .map) { stage in
        // The first moment shows the map as it is before the tap.
        stage.advance(by: 0.05)
        try stage.tap("Old harbour")
        stage.finger.drag(from: stage.point(0.5, 0.56), to: stage.point(0.5, 0.2), in: 0.35)
        try stage.settle()
        stage.finger.drag(from: stage.point(0.5, 0.2), to: stage.point(0.5, 0.52), in: 0.35)
    }

    private static let nearby = DemoScript(name: "Nearby", summary: Demo.nearby.summary, demo: .nearby) { stage in
        stage.advance(by: 0.05)
        try stage.tap("Old harbour")
        stage.swipeBackInVain()
        try stage.settle()
        stage.swipeBack()
    }

    private static let onboarding = DemoScript(
        name: "Onboarding", summary: Demo.welcome.summary, demo: .welcome, moments: [0.13, 0.56, 0.9, 1.72, 2.3]
    ) { stage in
        try stage.tap("Continue")
        try stage.tap("Continue")
        stage.swipeBackInVain()
    }

    private static let checkout = DemoScript(
        name: "Checkout", summary: Demo.checkout.summary, demo: .checkout, moments: [0, 0.13, 0.45, 0.68, 0.8]
    ) { stage in
        try stage.tap("Pine valley")
        stage.advance(by: 0.2)
        try stage.tap("Pay 68 €")
    }

    private static let rename = DemoScript(name: "Rename", summary: Demo.rename.summary, demo: .rename) { stage in
        try stage.tap("Rename")
        for letter in " at sea" {
            HeadlessKeyboard.type(String(letter))
            stage.advance(by: 0.05)
        }
        try stage.tap("Save")
    }

    private static let menu = DemoScript(
        name: "Menu", summary: Demo.menu.summary, demo: .menu, moments: [0, 0.12, 0.6, 0.83]
    ) { stage in
        try stage.tap("Night watch")
        stage.advance(by: 0.1)
        try stage.tap(leading: 0.95, 0.5)
    }

    private static let tabs = DemoScript(
        name: "Tabs", summary: Demo.tabs.summary, demo: .tabs, moments: [0.1, 0.8, 1.6]
    ) { stage in
        try stage.tap("Photos")
        stage.finger.drag(from: stage.point(0.9, 0.7), to: stage.point(0.4, 0.7), in: 0.25)
        try stage.settle()
        stage.finger.drag(from: stage.point(0.1, 0.7), to: stage.point(0.8, 0.7), in: 0.3)
    }

    private static let night = DemoScript(
        name: "Player at night", summary: "The same card in dark mode, pulled a little and let go.", demo: .music,
        isDark: true
    ) { stage in
        try stage.tap("Night watch")
        stage.pull(from: 0.12, to: 0.3)
    }

    private static let story = DemoScript(
        name: "Story, a bar faded in by scrolling", summary: Demo.story.summary, demo: .story
    ) { stage in
        stage.pull(from: 0.7, to: 0.5)
        try stage.tap(leading: 0.5, 0.6)
        // The photo is looked at.
        stage.advance(by: 0.8)
        stage.swipeBackInVain()
    }

    private static let ownBars = DemoScript(
        name: "Settings, own bars", summary: Demo.ownBars.summary, demo: .ownBars,
        moments: [0, 0.09, 0.41, 0.78, 0.917]
    ) { stage in
        try stage.tap("Storage")
        stage.swipeBack()
    }

    private static let gradientBar = DemoScript(
        name: "Settings, a gradient bar", summary: Demo.gradientBar.summary, demo: .gradientBar
    ) { stage in
        try stage.tap("Appearance")
        stage.swipeBackInVain()
    }

    private static let draft = DemoScript(
        name: "Draft, bar taken over and given back", summary: Demo.draft.summary, demo: .draft
    ) { stage in
        try stage.tap("Ines Albrecht")
        stage.pull(from: 0.36, to: 0.57)
        try stage.settle()
        stage.finger.drag(from: stage.point(0.5, 0.36), to: stage.point(0.52, 0.92), in: 0.3)
    }

    /// Returns a script of a push, a short wait and a pop.
    private static func openPhoto(_ demo: Demo) -> DemoScript {
        DemoScript(name: demo.name, summary: demo.summary, demo: demo) { stage in
            try stage.tap(leading: 0.2, 0.44)
            stage.advance(by: 0.1)
            stage.stack?.popViewController(animated: true)
        }
    }
}
