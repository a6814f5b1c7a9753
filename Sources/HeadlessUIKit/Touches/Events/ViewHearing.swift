/// How much of a touch its view has heard; recognizers may delay or take away the rest.
enum ViewHearing: Equatable {
    case nothing
    case began
    case over

    /// What the recognizers of a touch want to keep from its view at the moment.
    enum Hold: Equatable {
        case none
        /// `delaysTouchesEnded`: some recognizer is undecided.
        case ends
        /// `delaysTouchesBegan`: some recognizer is undecided.
        case everything
        /// `cancelsTouchesInView`: some recognizer has recognised.
        case claimed
    }

    /// The calls that the view gets now, and what it has heard after them.
    ///
    /// `isNews` tells a move of this event from an older one of which the view knows already.
    func next(_ phase: UITouch.Phase, isNews: Bool, hold: Hold) -> (calls: [UITouch.Phase], hearing: ViewHearing) {
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
