#if os(tvOS) || os(visionOS) || os(watchOS)
    #error("Baton supports iOS, iPadOS and Mac Catalyst. Remove it from targets for other systems.")
#endif
