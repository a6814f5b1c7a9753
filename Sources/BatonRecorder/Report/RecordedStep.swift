import UIKit

/// Something that a recording can do again: what a finger, the code of the app or the system has done.
package enum RecordedStep: Codable, Hashable, Sendable {
    case touch(RecordedTouch)
    /// The content of a screen is at an offset when a finger lands on it.
    case offset(screen: Int, x: Double, y: Double)
    /// The window has another root.
    case root(Int)
    /// A container of the app's own has children.
    case embed(RecordedParent)
    /// A stack has other screens, or its bar is hidden or shown.
    case stack(RecordedStack, isAnimated: Bool)
    /// Other tabs, or another one is selected.
    case tabs(RecordedTabs, isAnimated: Bool)
    case present(RecordedPresentation, isAnimated: Bool)
    case dismiss(screen: Int, isAnimated: Bool)
    case resize(RecordedSize)
    /// A text field of a screen is edited.
    case edit(screen: Int)
    case endEditing
    case background
    case foreground

    /// The screens that the step names.
    package var screens: [Int] {
        switch self {
        case .root(let screen): [screen]
        case .embed(let parent): [parent.id] + parent.children
        case .stack(let stack, _): [stack.id] + stack.screens
        case .tabs(let tabs, _): [tabs.id] + tabs.screens
        case .present(let presentation, _): [presentation.screen, presentation.presenter]
        case .dismiss(let screen, _), .edit(let screen), .offset(let screen, _, _): [screen]
        case .touch, .resize, .endEditing, .background, .foreground: []
        }
    }

    /// The lengths and numbers of the step that no screen has to know.
    var numbers: [Double] {
        switch self {
        case .touch(let touch): [Double(touch.finger), touch.x, touch.y]
        case .offset(_, let x, let y): [x, y]
        case .resize(let size): [size.width, size.height]
        default: []
        }
    }
}

/// A touch at one moment, in the coordinates of the window.
package struct RecordedTouch: Codable, Hashable, Sendable {
    package enum Phase: String, Codable, Sendable {
        case began, moved, ended, cancelled
    }

    /// The number of the finger. The first one is 0.
    package var finger: Int
    package var phase: Phase
    package var x: Double
    package var y: Double
}
