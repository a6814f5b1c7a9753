import Foundation

extension UIPageViewController: PageScrollObserver {
    func prepareScrolling() {
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceHorizontal = isHorizontal
        scroll.alwaysBounceVertical = !isHorizontal
        scroll.observer = self
        view.addSubview(scroll)
        layOutPages()
    }

    // MARK: Layout

    /// Lays out the pages. There are three positions, and the current page is in the middle.
    func layOutPages() {
        let room = isHorizontal ? (spacing / 2, 0) : (0, spacing / 2)
        let frame = view.bounds.insetBy(dx: -room.0, dy: -room.1)
        guard frame.size != .zero else { return }
        if scroll.frame != frame { scroll.frame = frame }
        let size = scroll.bounds.size
        let content =
            isHorizontal
            ? CGSize(width: 3 * size.width, height: size.height) : CGSize(width: size.width, height: 3 * size.height)
        if scroll.contentSize != content {
            scroll.contentSize = content
            scroll.contentOffset = offset(of: nil)
        }
        allowNeighbours()
        if turn == nil, scroll.activity.isResting { scroll.contentOffset = offset(of: nil) }
        if let current { place(current, nil) }
        if let turn { place(turn.to, turn.direction) }
    }

    private func place(_ page: UIViewController, _ side: NavigationDirection?) {
        let origin = offset(of: side)
        page.view.frame = CGRect(
            x: origin.x + (isHorizontal ? spacing / 2 : 0), y: origin.y + (isHorizontal ? 0 : spacing / 2),
            width: view.bounds.width, height: view.bounds.height)
        if page.view.superview !== scroll { scroll.addSubview(page.view) }
    }

    private func offset(of side: NavigationDirection?) -> CGPoint {
        let place: CGFloat =
            switch side {
            case nil: 1
            case .forward: isTurnedRound ? 0 : 2
            case .reverse: isTurnedRound ? 2 : 0
            }
        return isHorizontal
            ? CGPoint(x: place * scroll.bounds.width, y: 0) : CGPoint(x: 0, y: place * scroll.bounds.height)
    }

    private var isHorizontal: Bool { navigationOrientation == .horizontal }
    /// Whether the next page is on the left, as in a right-to-left layout.
    private var isTurnedRound: Bool { isHorizontal && view.isMirrored }

    /// Ends the scrollable content at the current page on each side that has no adjacent page.
    private func allowNeighbours() {
        let length = isHorizontal ? scroll.bounds.width : scroll.bounds.height
        let (first, last) =
            isTurnedRound ? (NavigationDirection.forward, NavigationDirection.reverse) : (.reverse, .forward)
        func inset(_ side: NavigationDirection) -> CGFloat {
            neighbours[side] == nil && turn?.direction != side ? -length : 0
        }
        let (start, end) = (inset(first), inset(last))
        // A scroll view at the start of its content follows a change of its insets. Keep the offset, because the
        // current page is no longer at the start.
        let place = scroll.contentOffset
        defer { scroll.contentOffset = place }
        scroll.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    }

    // MARK: Turning by code

    func show(
        _ page: UIViewController, _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        finishTurn()
        guard animated, current != nil, page !== current, viewIfLoaded?.window != nil else {
            if page !== current { replace(with: page) }
            completion?(true)
            return
        }
        begin(PageTurn(direction: direction, to: page, completion: completion, isByUser: false))
        allowNeighbours()
        scroll.setContentOffset(offset(of: direction), animated: true)
    }

    private func replace(with page: UIViewController) {
        let former = current
        let isSeen = appearance == .appeared
        adopt(page)
        if isSeen {
            former?.beginAppearanceTransition(false, animated: false)
            page.beginAppearanceTransition(true, animated: false)
        }
        current = page
        former?.viewIfLoaded?.removeFromSuperview()
        if isViewLoaded { layOutPages() }
        if isSeen {
            former?.endAppearanceIfBegun()
            page.endAppearanceIfBegun()
        }
        if let former { dismissPage(former) }
        page.didMove(toParent: self)
    }

    private func adopt(_ page: UIViewController) {
        if page.parent !== self { addChild(page) }
    }

    private func dismissPage(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: Turning by the user

    func pageDragBegins() {
        guard turn == nil, let current else { return }
        neighbours[.reverse] = dataSource?.pageViewController(self, viewControllerBefore: current)
        neighbours[.forward] = dataSource?.pageViewController(self, viewControllerAfter: current)
        allowNeighbours()
    }

    /// Begins a turn as soon as part of an adjacent page is visible. A turn to the other side is cancelled first.
    func pageHasMoved() {
        guard let side = sideInSight, turn?.isByUser != false, turn?.direction != side else { return }
        if turn != nil { end(completed: false) }
        guard let page = neighbours[side] else { return }
        begin(PageTurn(direction: side, to: page, completion: nil, isByUser: true))
        delegate?.pageViewController(self, willTransitionTo: [page])
    }

    func pageIsAtRest() {
        finishTurn()
    }

    private var sideInSight: NavigationDirection? {
        let middle = offset(of: nil)
        let way = isHorizontal ? scroll.contentOffset.x - middle.x : scroll.contentOffset.y - middle.y
        guard abs(way) > ScrollLeg.nearness else { return nil }
        return (way > 0) == isTurnedRound ? .reverse : .forward
    }

    // MARK: Beginning and ending a turn

    private func begin(_ next: PageTurn) {
        turn = next
        adopt(next.to)
        // In a page controller the incoming page is first (B27.55).
        next.to.beginAppearanceTransition(true, animated: true)
        current?.beginAppearanceTransition(false, animated: true)
        place(next.to, next.direction)
    }

    /// Ends the running turn. The content rests on one of the two pages.
    func finishTurn() {
        scroll.stopMoving()
        guard let turn else { return neighbours = [:] }
        let way = scroll.contentOffset - offset(of: nil)
        let target = offset(of: turn.direction) - offset(of: nil)
        let part = (way.x * target.x + way.y * target.y) / max(1, target.x * target.x + target.y * target.y)
        end(completed: !turn.isByUser || part > 0.5)
        neighbours = [:]
        layOutPages()
    }

    /// Sends the callbacks of a turn that was cancelled. The order depends on the style (B27.55).
    private func turnBack(to former: UIViewController, from next: UIViewController) {
        switch transitionStyle {
        case .scroll:
            former.reverseAppearance(appears: true)
            next.reverseAppearance(appears: false)
        case .pageCurl:
            next.beginAppearanceTransition(false, animated: true)
            former.beginAppearanceTransition(true, animated: true)
            next.endAppearanceIfBegun()
            former.endAppearanceIfBegun()
        }
    }

    private func end(completed: Bool) {
        guard let ended = turn, let former = current else { return }
        turn = nil
        if completed {
            current = ended.to
            layOutPages()
            let incomingIsFirst = transitionStyle == .scroll
            for page in incomingIsFirst ? [ended.to, former] : [former, ended.to] { page.endAppearanceIfBegun() }
            dismissPage(former)
            ended.to.didMove(toParent: self)
        } else {
            turnBack(to: former, from: ended.to)
            dismissPage(ended.to)
        }
        ended.completion?(true)
        guard ended.isByUser else { return }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [former], transitionCompleted: completed)
    }
}
