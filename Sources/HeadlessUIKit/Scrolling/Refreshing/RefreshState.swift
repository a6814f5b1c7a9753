/// What a refresh control does, and whether its scroll view makes room for it.
///
/// Room appears and disappears only while no finger drags the content, so that the content does not jump under the
/// finger.
enum RefreshState: Equatable {
    case idle
    /// The finger has begun the refreshing and has not lifted yet.
    case pulled
    case refreshing
    /// The refreshing has ended, but the finger has not lifted yet.
    case ended(hasRoom: Bool)

    enum Event: Equatable {
        /// The finger has pulled the content past the threshold.
        case pull
        /// The finger has lifted.
        case lift
        case begin(isDragging: Bool)
        case end(isDragging: Bool)
    }

    var isRefreshing: Bool { self == .pulled || self == .refreshing }

    var hasRoom: Bool { self == .refreshing || self == .ended(hasRoom: true) }

    func after(_ event: Event) -> RefreshState {
        switch (self, event) {
        case (.idle, .pull): .pulled
        case (.pulled, .lift): .refreshing
        case (.ended, .lift): .idle
        case (.idle, .begin(let isDragging)): isDragging ? .pulled : .refreshing
        case (.ended(let hasRoom), .begin): hasRoom ? .refreshing : .pulled
        case (.pulled, .end): .ended(hasRoom: false)
        case (.refreshing, .end(let isDragging)): isDragging ? .ended(hasRoom: true) : .idle
        case (_, .pull), (_, .lift), (_, .begin), (_, .end): self
        }
    }
}
