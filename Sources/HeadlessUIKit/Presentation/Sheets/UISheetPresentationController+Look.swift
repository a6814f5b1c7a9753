import Foundation

extension UISheetPresentationController {
    /// The distance from the edges to which the corners are concentric if the sheet is attached.
    private static let margin: CGFloat = 8
    /// The radius on a screen without round corners.
    private static let smallestRadius: CGFloat = 10

    /// What is drawn of the sheet in the iOS 26 design.
    var look: SheetWrapper.Look {
        guard let layout = currentLayout, layout.hasDetents else { return lookWithoutDetents }
        let inset = inset
        let radius = radius(orElse: concentricRadius(inset?.margin ?? Self.margin))
        // In the first layout of a presentation the view has no place yet.
        let height = isResizing ? presentedView?.bounds.height : frameOfPresentedViewInContainerView.height
        let shown = (height ?? 0) * (inset?.scale(ofWidth: layout.size.width) ?? 1)
        return SheetWrapper.Look(
            inset: inset, radius: radius, corners: inset == nil ? .top : .all,
            radiusBelow: inset == nil ? HeadlessDevice.current.screenCornerRadius : radius,
            background: layout.isOpaque(atShownHeight: shown) ? .opaque : .effect(selectedDetent?.backgroundEffect))
    }

    private var lookWithoutDetents: SheetWrapper.Look {
        let isFloating = currentLayout?.form == .floating
        let radius = isFloating ? radius(orElse: SheetChrome.cornerRadius) : 0
        return SheetWrapper.Look(
            radius: radius, corners: isFloating ? .all : .top, radiusBelow: isFloating ? radius : 0)
    }

    private func radius(orElse automatic: CGFloat) -> CGFloat {
        preferredCornerRadius == Self.automaticDimension ? automatic : preferredCornerRadius
    }

    /// Concentric with the corners of the screen (B18.6).
    private func concentricRadius(_ margin: CGFloat) -> CGFloat {
        max(Self.smallestRadius, HeadlessDevice.current.screenCornerRadius - margin)
    }
}
