import UIKit

extension Pose {
    /// Returns the transform of the pose for a view with the resting frame `frame`, mirrored in right-to-left layouts.
    func transform(of frame: CGRect, in container: CGRect, direction: UIUserInterfaceLayoutDirection)
        -> CGAffineTransform
    {
        let way = exitWay(from: frame, out: container, direction)
        let x = (shift.x * container.width + shift.points.x) * direction.sign
        let y = shift.y * container.height + shift.points.y
        return CGAffineTransform(translationX: way.x + x, y: way.y + y)
            .rotated(by: rotation * direction.sign)
            .scaledBy(x: scale, y: scale)
    }

    /// Returns the same transform with the pose's turn, for a container with perspective.
    func transform3D(of frame: CGRect, in container: CGRect, direction: UIUserInterfaceLayoutDirection) -> CATransform3D
    {
        let flat = CATransform3DMakeAffineTransform(transform(of: frame, in: container, direction: direction))
        return switch turn {
        case nil: flat
        case let turn? where turn.axis == .vertical: CATransform3DRotate(flat, turn.angle * direction.sign, 0, 1, 0)
        case let turn?: CATransform3DRotate(flat, turn.angle, 1, 0, 0)
        }
    }

    /// Returns the anchor point for scale, rotation and turn in unit coordinates, or nil to keep the view's anchor
    /// point.
    func anchor(_ direction: UIUserInterfaceLayoutDirection) -> CGPoint? {
        hinge?.unitPoint(direction)
    }

    /// Returns the shortest translation towards the exit edge that moves the view completely out of the container.
    private func exitWay(from frame: CGRect, out container: CGRect, _ direction: UIUserInterfaceLayoutDirection)
        -> CGPoint
    {
        let towardsSmallerX = CGPoint(x: container.minX - frame.maxX, y: 0)
        let towardsGreaterX = CGPoint(x: container.maxX - frame.minX, y: 0)
        return switch exit {
        case nil: .zero
        case .top: CGPoint(x: 0, y: container.minY - frame.maxY)
        case .bottom: CGPoint(x: 0, y: container.maxY - frame.minY)
        case .leading: direction == .rightToLeft ? towardsGreaterX : towardsSmallerX
        case .trailing: direction == .rightToLeft ? towardsSmallerX : towardsGreaterX
        }
    }
}
