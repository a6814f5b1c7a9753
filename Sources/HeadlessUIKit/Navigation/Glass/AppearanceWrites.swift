import Foundation

extension UINavigationBar {
    /// Whether the animation of a push or pop has begun, and the completion handlers of its coordinator have not run.
    final var isInChange: Bool {
        moving != nil && manager?.changeStage == .told
    }

    /// Records a write of an appearance that comes at a wrong time. Only the iOS 26 design has such times (B17.7).
    final func noteWrite(of slot: AppearanceSlotName, ofItem item: UINavigationItem? = nil) {
        guard HeadlessDevice.hasGlass, isInChange else { return }
        let owner = item.map { "the item \"\($0.title ?? "")\"" } ?? "a navigation bar"
        HeadlessBars.appearanceOffences.append(
            """
            \(slot.rawValue) of \(owner) was set while a push or pop was running. On iOS 26 this can stop the app. Set it \
            before the animation begins, or in the completion handler of the transition coordinator.
            """)
    }
}

/// The properties that hold the appearances of a bar or an item.
enum AppearanceSlotName: String {
    case standard = "standardAppearance"
    case compact = "compactAppearance"
    case scrollEdge = "scrollEdgeAppearance"
    case compactScrollEdge = "compactScrollEdgeAppearance"
}
