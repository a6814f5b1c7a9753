import UIKit

/// The visible part of a sheet that may float at the bottom, and where in the frame of the sheet it is visible.
struct SheetCut: Equatable {
    let float: SheetFloat
    /// The length of the sheet that is not visible, at the bottom.
    let hidden: CGFloat

    /// Returns the visible part of a sheet with a size, in the coordinates of the sheet. One that is attached to the bottom goes on
    /// below it by the radius, so that no round corners are visible there.
    func part(of size: CGSize, radius: CGFloat) -> CGRect {
        let below = radius * float.attachment
        return CGRect(x: 0, y: 0, width: size.width, height: seenLength(of: size) + below)
    }

    /// Returns the centre of a part as it appears: scaled about the bottom of the sheet, and above it.
    func center(of part: CGRect, in size: CGSize) -> CGPoint {
        CGPoint(x: part.midX, y: top(in: size) + float.scale * part.height / 2)
    }

    /// Returns the frame of a sheet from the visible end. A low sheet ends above its frame.
    func seenPlace(in frame: CGRect) -> CGRect {
        frame.inset(by: UIEdgeInsets(top: top(in: frame.size), left: 0, bottom: 0, right: 0))
    }

    /// The visible end, in the coordinates of the sheet.
    private func top(in size: CGSize) -> CGFloat {
        let length = seenLength(of: size)
        return length - float.reach(of: length)
    }

    private func seenLength(of size: CGSize) -> CGFloat { max(0, size.height - hidden) }
}
