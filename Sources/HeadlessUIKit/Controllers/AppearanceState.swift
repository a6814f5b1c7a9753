/// The appearance state of a view controller, and the callback that each step sends.
enum AppearanceState: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    enum Event: Equatable {
        case begin(appearing: Bool, animated: Bool)
        case end
    }

    enum Callback: Equatable {
        case willAppear(Bool)
        case didAppear(Bool)
        case willDisappear(Bool)
        case didDisappear(Bool)
        case unbalanced
    }

    var isAppearing: Bool {
        if case .appearing = self { true } else { false }
    }

    /// Returns the state after an event, and the callback to send. A begin in the opposite direction reverses (B12.4).
    func after(_ event: Event) -> (state: AppearanceState, callback: Callback?) {
        switch (self, event) {
        case (.disappeared, .begin(true, let animated)), (.disappearing, .begin(true, let animated)):
            (.appearing(animated: animated), .willAppear(animated))
        case (.appeared, .begin(false, let animated)), (.appearing, .begin(false, let animated)):
            (.disappearing(animated: animated), .willDisappear(animated))
        case (.appearing(let animated), .end):
            (.appeared, .didAppear(animated))
        case (.disappearing(let animated), .end):
            (.disappeared, .didDisappear(animated))
        case (.appeared, .end), (.disappeared, .end):
            (self, .unbalanced)
        case (_, .begin):
            (self, nil)
        }
    }
}
