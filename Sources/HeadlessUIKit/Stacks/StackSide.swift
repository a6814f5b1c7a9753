/// The attributes of a layout axis.
struct StackSide {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        (start, end, center, size) =
            axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
}

extension NSLayoutConstraint.Axis {
    var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
