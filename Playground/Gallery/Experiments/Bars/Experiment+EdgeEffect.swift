import UIKit

@MainActor
extension Experiment {
    /// What the scroll edge effect does to a bar with a background, and to a view below the bar.
    static let edgeEffect = Experiment(
        "Edge effect", summary: "Shows stripes below bars. Look at the edge of the bars.",
        needsPerson: true, since: 26
    ) { bench in
        guard #available(iOS 26, *) else { return [] }
        let screen = StripesScreen()
        let stack = UINavigationController(rootViewController: screen)
        try await bench.show(stack)
        var hidden: [String: Double] = [:]
        for (name, appearance) in looks {
            stack.navigationBar.standardAppearance = appearance
            stack.navigationBar.scrollEdgeAppearance = appearance
            await bench.wait(0.3)
            hidden["isHidden" + name] = screen.scroll.topEdgeEffect.isHidden ? 1 : 0
        }
        let words = ["Sharp", "Blurred", "I do not know"]
        let edge = try await bench.ask("How do the stripes look right below the bar?", words)
        let strip = try await underBar(of: stack, on: bench)
        // Who does not know gives no finding.
        return [
            edge < 2 ? Finding("U7", .answer(edge == 0 ? "isGone" : "isShown"), hidden) : nil,
            strip < 2 ? Finding("U14", .answer(strip == 0 ? "staysClear" : "isCovered")) : nil,
        ].compactMap { $0 }
    }

    /// Puts a red view below a clear bar, a little higher than the bar.
    @available(iOS 26, *)
    private static func underBar(of stack: UINavigationController, on bench: Bench) async throws -> Int {
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        stack.navigationBar.standardAppearance = clear
        stack.navigationBar.scrollEdgeAppearance = clear
        stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: nil, action: nil)
        let bar = stack.navigationBar
        let red = UIView(frame: bar.frame.insetBy(dx: 0, dy: -10))
        red.backgroundColor = .systemRed
        bar.superview?.insertSubview(red, belowSubview: bar)
        await bench.wait(0.3)
        let words = ["Red all over", "Hazy", "I do not know"]
        return try await bench.ask("How does the area under the bar look?", words)
    }

    /// The last one is the one that is asked about.
    private static var looks: [(name: String, appearance: UINavigationBarAppearance)] {
        ["Default", "Clear", "Effect", "Colour"].map { name in
            let appearance = UINavigationBarAppearance()
            switch name {
            case "Default": appearance.configureWithDefaultBackground()
            case "Clear": appearance.configureWithTransparentBackground()
            case "Effect":
                appearance.configureWithTransparentBackground()
                appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
            default:
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = .systemGreen
            }
            return (name, appearance)
        }
    }
}
