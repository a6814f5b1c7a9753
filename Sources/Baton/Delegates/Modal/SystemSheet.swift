public import UIKit

/// UIKit's own sheet, with the given detents. Nothing else of it is changed.
///
/// ```swift
/// present(detail, as: .sheet([.medium(), .large()]))
/// ```
@MainActor
public struct SystemSheet {
    /// The heights at which the sheet rests.
    public var detents: [UISheetPresentationController.Detent]

    /// UIKit's own sheet. It gives the glass of iOS 26 and the stacked cards, which no custom presentation has. For a
    /// sheet at another edge, or with your own animation, use `.bottomSheet` or `.drawer(_:detents:)`.
    public static func sheet(_ detents: [UISheetPresentationController.Detent] = [.large()]) -> SystemSheet {
        SystemSheet(detents: detents)
    }
}

extension UIViewController {
    /// Presents a view controller in UIKit's own sheet.
    ///
    /// The view controller gets the style `.pageSheet`, unless it has the style of a sheet already. Change the rest
    /// through its `sheetPresentationController`.
    public func present(
        _ controller: UIViewController, as sheet: SystemSheet, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard ModalOverride.allows(controller, from: self) else { return }
        if controller.modalPresentationStyle != .formSheet { controller.modalPresentationStyle = .pageSheet }
        if sheet.detents.isEmpty {
            Advice.give(
                about: SystemSheet.self, "A sheet without detents has UIKit's own.", "Pass at least one detent.")
        } else {
            controller.sheetPresentationController?.detents = sheet.detents
        }
        present(controller, animated: animated, completion: completion)
    }
}
