/// What a window shows at a moment: its device, and the screens in their containers.
package struct RecordedState: Codable, Hashable, Sendable {
    package var device = RecordedDevice()
    /// The root view controller, or nil without one.
    package var root: Int?
    package var stacks: [RecordedStack] = []
    package var tabs: [RecordedTabs] = []
    /// Other view controllers with a container among their children.
    package var parents: [RecordedParent] = []
    /// What is presented, each after its presenter.
    package var presentations: [RecordedPresentation] = []
    /// The screen whose text field is edited.
    package var edited: Int?

    package init() {}

    /// The screens that it names.
    package var screens: [Int] {
        [root, edited].compactMap { $0 } + stacks.flatMap { [$0.id] + $0.screens }
            + tabs.flatMap { [$0.id] + $0.screens }
            + parents.flatMap { [$0.id] + $0.children }
            + presentations.flatMap { [$0.screen, $0.presenter] }
    }
}

/// A navigation controller at a moment.
package struct RecordedStack: Codable, Hashable, Sendable {
    package var id: Int
    package var screens: [Int]
    package var hidesBar: Bool
    /// Its transitions.
    package var motion: RecordedMotion?
}

/// A tab bar controller at a moment.
package struct RecordedTabs: Codable, Hashable, Sendable {
    package var id: Int
    package var screens: [Int]
    package var selected: Int
    /// Its transitions.
    package var motion: RecordedMotion?
}

/// A container of the app's own.
package struct RecordedParent: Codable, Hashable, Sendable {
    package var id: Int
    package var children: [Int]
}

/// A view controller that is presented.
package struct RecordedPresentation: Codable, Hashable, Sendable {
    package var screen: Int
    package var presenter: Int
    /// The raw value of its modal presentation style, if UIKit presents it.
    package var style: Int?
    /// The identifiers of the detents of UIKit's sheet.
    package var detents: [String]?
    /// How Baton presents it.
    package var overlay: RecordedOverlay?
}
