extension RecordedState {
    /// What has to be done to get from this state to another one: dismissals first, then containers, then presentations.
    ///
    /// Sizes and editing have events of their own.
    package func steps(to new: RecordedState, isAnimated: (Int) -> Bool) -> [RecordedStep] {
        var steps: [RecordedStep] = []
        for old in presentations.reversed() where !new.presentations.contains(where: { $0.isSame(as: old) }) {
            // What is presented above goes with it.
            let isAbove = presentations.contains { below in
                below.screen == old.presenter && !new.presentations.contains { $0.isSame(as: below) }
            }
            if !isAbove { steps.append(.dismiss(screen: old.screen, isAnimated: isAnimated(old.screen))) }
        }
        for stack in new.stacks where stacks.first(where: { $0.id == stack.id }).map({ $0 != stack }) == true {
            steps.append(.stack(stack, isAnimated: isAnimated(stack.id)))
        }
        for tabs in new.tabs where self.tabs.first(where: { $0.id == tabs.id }).map({ $0 != tabs }) == true {
            steps.append(.tabs(tabs, isAnimated: isAnimated(tabs.id)))
        }
        // A stack that enters brings its screens with it.
        let known = Set(stacks.map(\.id) + tabs.map(\.id))
        steps += new.stacks.filter { !known.contains($0.id) }.map { .stack($0, isAnimated: false) }
        steps += new.tabs.filter { !known.contains($0.id) }.map { .tabs($0, isAnimated: false) }
        for parent in new.parents where !parents.contains(parent) { steps.append(.embed(parent)) }
        if let root = new.root, root != self.root { steps.append(.root(root)) }
        for shown in new.presentations where !presentations.contains(where: { $0.isSame(as: shown) }) {
            steps.append(.present(shown, isAnimated: isAnimated(shown.screen)))
        }
        return steps
    }
}

extension RecordedPresentation {
    /// Whether it is the same presentation, however it looks.
    fileprivate func isSame(as other: RecordedPresentation) -> Bool {
        screen == other.screen && presenter == other.presenter
    }
}
