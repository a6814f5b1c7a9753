// Lets source that imports Core Animation compile where there is none: the stand-in for UIKit contains it.
@_exported public import UIKit
