// On Apple platforms `import UIKit` also imports Foundation, and code written for them relies on it.
@_exported public import Foundation

#if canImport(Darwin)
    // Only value types come from QuartzCore. The stand-in has its own types for time and for the layer tree.
    @_exported public import struct QuartzCore.CATransform3D
    @_exported public import func QuartzCore.CATransform3DConcat
    @_exported public import func QuartzCore.CATransform3DEqualToTransform
    @_exported public import func QuartzCore.CATransform3DGetAffineTransform
    @_exported public import func QuartzCore.CATransform3DInvert
    @_exported public import func QuartzCore.CATransform3DIsAffine
    @_exported public import func QuartzCore.CATransform3DIsIdentity
    @_exported public import func QuartzCore.CATransform3DMakeAffineTransform
    @_exported public import func QuartzCore.CATransform3DMakeRotation
    @_exported public import func QuartzCore.CATransform3DMakeScale
    @_exported public import func QuartzCore.CATransform3DMakeTranslation
    @_exported public import func QuartzCore.CATransform3DRotate
    @_exported public import func QuartzCore.CATransform3DScale
    @_exported public import func QuartzCore.CATransform3DTranslate
    @_exported public import let QuartzCore.CATransform3DIdentity
#endif
