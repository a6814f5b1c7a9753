import UIKit

extension BarFill {
    /// Returns the view for a fill. A plain colour view also serves where there is no fill.
    @MainActor
    static func makeBackdrop(for fill: BarFill?) -> any BarBackdrop {
        switch fill {
        case .blur(let blur, let tint): BlurBackdrop(blur, tint: tint)
        case .gradient(let colors, let edge): GradientBackdrop(colors, to: edge)
        case .image(let image, let mode): PictureBackdrop(image, mode)
        case .color, nil: ColorBackdrop()
        }
    }
}
