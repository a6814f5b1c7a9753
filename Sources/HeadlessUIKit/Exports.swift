// On Apple's systems `import UIKit` brings Foundation with it; code written there relies on it.
@_exported public import Foundation
