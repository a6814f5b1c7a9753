import Foundation

extension UIScrollView {
    final func edgeEffect(at edge: UIRectEdge) -> UIScrollEdgeEffect {
        if let effect = edgeParts.effects[edge.rawValue] { return effect }
        let effect = UIScrollEdgeEffect()
        effect.scrollView = self
        edgeParts.effects[edge.rawValue] = effect
        return effect
    }

    /// Places the large title, the edge effects under the bars, and those of the app's own bars.
    ///
    /// All of them are above the content and below the bars. Nothing happens in the classic design.
    final func followBars() {
        guard HeadlessDevice.hasGlass, window != nil else { return }
        let (cover, bottom) = (barCover, bottomBarCover)
        guard cover != nil || bottom > 0 || !edgeParts.isEmpty else { return }
        withoutLayout {
            UIView.performWithoutAnimation {
                placeLargeTitle(cover)
                placeEffect(at: .top, in: \.barView, topBand(cover))
                placeEffect(at: .bottom, in: \.bottomView, bottomBand(bottom))
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

    /// The part of the scroll view under the navigation bar, if content is there (B17.20).
    private func topBand(_ cover: BarCover?) -> CGRect? {
        guard let cover, cover.height > 0, !cover.hidesEffect,
            bounds.minY + cover.height > ScrollLeg.nearness - cover.start
        else { return nil }
        return CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: cover.height))
    }

    /// The part of the scroll view under the toolbar or tab bar, if content is there (B17.20).
    private func bottomBand(_ height: CGFloat) -> CGRect? {
        let band = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        return height > 0 && contentSize.height > band.minY + ScrollLeg.nearness ? band : nil
    }

    private func placeEffect(
        at edge: UIRectEdge, in part: WritableKeyPath<ScrollEdgeParts, ScrollEdgeView?>, _ band: CGRect?
    ) {
        let effect = edgeEffect(at: edge)
        guard let band, !effect.isHidden else {
            edgeParts[keyPath: part]?.removeFromSuperview()
            return
        }
        let view = edgeParts[keyPath: part] ?? ScrollEdgeView(frame: .zero)
        edgeParts[keyPath: part] = view
        view.show(effect.style)
        view.frame = band
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
