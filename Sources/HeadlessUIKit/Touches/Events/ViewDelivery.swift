/// How much of a touch its view has received. Recognizers can delay or cancel the rest.
enum ViewDelivery: Equatable {
    case nothing
    case began
    case over

    /// What the recognizers of a touch currently withhold from its view.
    enum Hold: Equatable {
        case none
        /// `delaysTouchesEnded`: a recognizer is undecided.
        case ends
        /// `delaysTouchesBegan`: a recognizer is undecided.
        case everything
        /// `cancelsTouchesInView`: a recognizer has recognised its gesture.
        case claimed
    }

    /// Returns the calls to make on the view now, and what the view has received after them.
    ///
    /// `isNews` is true if the phase belongs to this event, and false if the view has already received it.
    func next(_ phase: UITouch.Phase, isNews: Bool, hold: Hold) -> (calls: [UITouch.Phase], delivery: ViewDelivery) {
        switch (self, hold, phase) {
        case (.over, _, _): ([], .over)
        case (.nothing, .claimed, _), (.nothing, _, .cancelled): ([], .over)
        case (.began, .claimed, _), (.began, _, .cancelled): ([.cancelled], .over)
        case (.nothing, .everything, _): ([], .nothing)
        case (.nothing, .none, .ended): ([.began, .ended], .over)
        case (.nothing, _, _): ([.began], .began)
        case (.began, .none, .ended): ([.ended], .over)
        case (.began, _, .moved) where isNews: ([.moved], .began)
        case (.began, _, _): ([], .began)
        }
    }
}
