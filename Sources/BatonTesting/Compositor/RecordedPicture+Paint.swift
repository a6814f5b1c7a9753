import UIKit

extension RecordedPicture {
    /// Draws what the picture shows at a point of a view with the given bounds.
    func draw(at point: CGPoint, in bounds: CGRect, onto canvas: inout Paint) {
        for mark in marks { mark.draw(at: point, in: bounds, onto: &canvas) }
    }
}

extension RecordedPicture.Mark {
    fileprivate func draw(at point: CGPoint, in bounds: CGRect, onto canvas: inout Paint) {
        switch self {
        case .fill(let outline, let color):
            if outline.contains(point) { canvas = Paint(color).over(canvas) }
        case .gradient(let outline, let gradient):
            if outline.contains(point) { canvas = gradient.paint(at: point, in: bounds).over(canvas) }
        case .group(let marks, let clips, let opacity):
            guard clips.allSatisfy({ $0.contains(point) }) else { return }
            var group = Paint.clear
            for mark in marks { mark.draw(at: point, in: bounds, onto: &group) }
            canvas = group.faded(to: opacity).over(canvas)
        }
    }
}
