// Baton is made for UIKit on iPhones, iPads and Macs with Catalyst. Other systems have a UIKit with other transitions.
#if os(tvOS) || os(visionOS) || os(watchOS)
    #error("Baton supports iOS, iPadOS and Mac Catalyst. Remove it from targets for other systems.")
#endif
