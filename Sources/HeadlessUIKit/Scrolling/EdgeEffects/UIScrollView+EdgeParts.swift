import Foundation

extension UIScrollView {
    final func edgeEffect(at edge: UIRectEdge) -> UIScrollEdgeEffect {
        if let effect = edgeParts.effects[edge.rawValue] { return effect }
        let effect = UIScrollEdgeEffect()
        effect.scrollView = self
        edgeParts.effects[edge.rawValue] = effect
        return effect
    }

    /// Places the large title, the edge effect under the navigation bar, and those of the app's own bars.
    ///
    /// All of them are above the content and below the bar. Nothing happens in the classic design.
    final func followBars() {
        guard HeadlessDevice.hasGlass, window != nil else { return }
        let cover = barCover
        guard cover != nil || !edgeParts.isEmpty else { return }
        withoutLayout {
            UIView.performWithoutAnimation {
                placeLargeTitle(cover)
                placeBarEffect(cover)
                for interaction in edgeParts.interactions { interaction.object?.place(in: self) }
                raiseParts()
            }
        }
    }

    /// Places the large title above the start of the content. It scrolls with the content (B17.41).
    private func placeLargeTitle(_ cover: BarCover?) {
        guard let cover, cover.largeTitle > 0 else {
            edgeParts.largeTitle?.removeFromSuperview()
            return edgeParts.largeTitle = nil
        }
        let view = edgeParts.largeTitle ?? LargeTitleView()
        edgeParts.largeTitle = view
        view.show(cover.title, cover.item)
        view.frame = CGRect(
            x: bounds.minX, y: -contentInset.top - (refreshControl?.room ?? 0) - cover.start,
            width: bounds.width, height: cover.largeTitle)
        if view.superview !== self { addSubview(view) }
    }

    /// Places the effect under the navigation bar while content is there (B17.20).
    private func placeBarEffect(_ cover: BarCover?) {
        let effect = edgeEffect(at: .top)
        guard let cover, cover.height > 0, !effect.isHidden, !cover.hidesEffect,
            bounds.minY + cover.height > ScrollLeg.nearness - cover.start
        else {
            edgeParts.barView?.removeFromSuperview()
            return
        }
        let view = edgeParts.barView ?? ScrollEdgeView(frame: .zero)
        edgeParts.barView = view
        view.show(effect.style)
        view.frame = CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: cover.height))
        if view.superview !== self { addSubview(view) }
    }

    /// Moves the effects above content that was added later. The indicators stay on top.
    private func raiseParts() {
        let indicators = subviews.suffix(while: { $0 is ScrollIndicatorView })
        let effects = subviews.filter { $0 is ScrollEdgeView }
        guard !effects.isEmpty, subviews.dropLast(indicators.count).suffix(effects.count) != effects[...] else {
            return
        }
        (effects + indicators).forEach(addSubview)
    }
}

extension Array {
    /// Returns the elements at the end that satisfy a condition.
    fileprivate func suffix(while isIncluded: (Element) -> Bool) -> [Element] {
        Array(reversed().prefix(while: isIncluded).reversed())
    }
}
