#if HEADLESS_UIKIT
    extension MonkeyRule {
        /// What holds in every app.
        @preconcurrency @MainActor
        public static var everything: [MonkeyRule] {
            [
                geometryIsFinite, stackShowsItsTop, onlyItsScreensAreShown, itemsAreThoseOfTheTop,
                oneTransitionAContainer,
                transitionsEndOnce, transitionsEndInTime, noCoordinatorIsKept, touchesArrive, windowIsCovered,
                screensAreInTheirPlaces, barIsAboveTheContent, safeAreaEndsAtTheBar, keyboardHasAField, barsAreStill,
                nothingIsWarnedOf,
            ]
        }
    }
#endif
