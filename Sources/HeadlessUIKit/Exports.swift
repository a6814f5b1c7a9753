// On Apple's systems `import UIKit` brings Foundation with it; code written there relies on it.
@_exported public import Foundation

#if canImport(QuartzCore)
    // Values only: everything with time or a tree is the stand-in's own.
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
