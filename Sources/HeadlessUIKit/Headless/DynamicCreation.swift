import Foundation

// Creates objects of a class that is known only at run time, such as a registered cell class.
//
// Swift allows this with required initializers only. UIKit's initializers are not required: a subclass with other
// initializers need not have them. Each function here has the same symbol as a convenience initializer, which calls the
// designated initializer of the class. If the class has none with these arguments, the process stops, as with UIKit.
//
// An initializer owns its arguments, so the arguments of the functions are consumed.

extension NSObject {
    @_silgen_name("UIKit_NSObject_created")
    convenience init(createdObject: Void) {
        self.init()
    }

    @_silgen_name("UIKit_NSObject_created")
    final class func createdObject(_: Void) -> Self
}

extension UIView {
    @_silgen_name("UIKit_UIView_created_frame")
    convenience init(created frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("UIKit_UIView_created_frame")
    final class func created(frame: CGRect) -> Self
}

extension UITableViewCell {
    @_silgen_name("UIKit_UITableViewCell_created_style")
    convenience init(created style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("UIKit_UITableViewCell_created_style")
    final class func created(style: CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension CALayer {
    @_silgen_name("UIKit_CALayer_created")
    convenience init(created: Void) {
        self.init()
    }

    @_silgen_name("UIKit_CALayer_created")
    final class func created(_: Void) -> Self

    @_silgen_name("UIKit_CALayer_created_layer")
    convenience init(created layer: Any) {
        self.init(layer: layer)
    }

    @_silgen_name("UIKit_CALayer_created_layer")
    final class func created(layer: consuming Any) -> Self
}

extension UIBarAppearance {
    @_silgen_name("UIKit_UIBarAppearance_created")
    convenience init(created appearance: UIBarAppearance) {
        self.init(barAppearance: appearance)
    }

    @_silgen_name("UIKit_UIBarAppearance_created")
    final class func created(barAppearance: consuming UIBarAppearance) -> Self
}

extension UIBarButtonItemAppearance {
    @_silgen_name("UIKit_UIBarButtonItemAppearance_created")
    convenience init(created style: UIBarButtonItem.Style) {
        self.init(style: style)
    }

    @_silgen_name("UIKit_UIBarButtonItemAppearance_created")
    final class func created(style: UIBarButtonItem.Style) -> Self
}

extension UIGraphicsRendererFormat {
    @_silgen_name("UIKit_UIGraphicsRendererFormat_created")
    convenience init(created: Void) {
        self.init()
    }

    @_silgen_name("UIKit_UIGraphicsRendererFormat_created")
    final class func created(_: Void) -> Self
}

extension UIViewPropertyAnimator {
    @_silgen_name("UIKit_UIViewPropertyAnimator_created")
    convenience init(created duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, timingParameters: parameters)
    }

    @_silgen_name("UIKit_UIViewPropertyAnimator_created")
    final class func created(
        duration: TimeInterval, timingParameters parameters: consuming any UITimingCurveProvider
    ) -> Self
}

extension UIViewController.Transition {
    @_silgen_name("UIKit_UIViewControllerTransition_created")
    convenience init(created kind: Kind) {
        self.init(kind)
    }

    @_silgen_name("UIKit_UIViewControllerTransition_created")
    final class func created(_ kind: consuming Kind) -> Self
}

extension UISheetPresentationController.Detent {
    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    @_silgen_name("UIKit_UISheetPresentationControllerDetent_created")
    convenience init(created identifier: Identifier, resolver: @escaping Resolver) {
        self.init(identifier, resolver: resolver)
    }

    @_silgen_name("UIKit_UISheetPresentationControllerDetent_created")
    final class func created(_ identifier: consuming Identifier, _ resolver: consuming @escaping Resolver) -> Self
}
