public import Foundation

/// Something that can be done with what is shared. The stand-in has none of its own.
open class UIActivity: NSObject {}
