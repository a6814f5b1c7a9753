import UIKit

@MainActor
extension Experiment {
    /// Which recognizer begins where a stack has a pan of the app's beside UIKit's swipes.
    static let twoPans = Experiment(
        "Two pans", summary: "Swipe twice, quickly, from the middle of the screen to the right, when you are asked to.",
        needsPerson: true
    ) { bench in
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        for title in ["Second", "Third"] {
            stack.pushViewController(BenchScreen(title, color: .systemTeal), animated: false)
        }
        await bench.wait(0.3)
        let pan = UIPanGestureRecognizer()
        stack.view.addGestureRecognizer(pan)
        var begins = ["pan": 0.0, "edge": 0.0, "content": 0.0]
        var former: [String: UIGestureRecognizer.State] = [:]
        let frames = FrameLink {
            var all = ["pan": pan as UIGestureRecognizer?, "edge": stack.interactivePopGestureRecognizer]
            if #available(iOS 26, *) { all["content"] = stack.interactiveContentPopGestureRecognizer }
            for (name, recognizer) in all {
                let isActive = recognizer.map { [.began, .changed].contains($0.state) } ?? false
                let wasActive = former[name].map { [.began, .changed].contains($0) } ?? false
                if isActive, !wasActive { begins[name, default: 0] += 1 }
                former[name] = recognizer?.state
            }
        }
        let words = "Swipe from the middle of the screen to the right, twice and quickly."
        let did = try await bench.ask(words, ["I swiped", "I cannot"]) == 0
        frames.stop()
        begins["pops"] = Double(3 - stack.viewControllers.count)
        let uikits = (begins["edge"] ?? 0) + (begins["content"] ?? 0)
        guard did, uikits + (begins["pan"] ?? 0) > 0 else { return [] }
        let winner = uikits == 0 ? "theAppsPan" : begins["pan"] == 0 ? "theSwipe" : "both"
        return [Finding("U16", .answer(winner), begins)]
    }
}
