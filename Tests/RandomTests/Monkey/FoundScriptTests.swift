import BatonMonkey
import BatonTesting
import UIKit
import XCTest

/// Plays the scripts that the monkey has found. Each did what its name says, in Baton or in the stand-in.
@MainActor
final class FoundScriptTests: XCTestCase {
    private func play(_ scripts: String..., line: UInt = #line) {
        for script in scripts {
            XCTAssertNoThrow(try Monkey.baton.replay(script), line: line)
        }
    }

    // MARK: Baton

    func testAFingerHeldADismissalForEverThatBeganWhileItsPresenterWasBeingPresented() async {
        play(
            """
            on phone 27 app=2
            present style=0 screen=0 animated=1
            pinch x=0 y=0 frames=0 end=0
            present with Baton kind=0 screen=0 stack=0 animated=0
            dismiss link=1 animated=1
            resize by hand width=0 height=0
            pull y=0 by=1 frames=4 end=1
            """)
    }

    func testAPopToAScreenTrappedThatTheEndOfAPushHadRemoved() async {
        play(
            """
            on phone 26 app=3
            push stack=0 screen=0 animated=1
            wait frames=5
            down finger=0 x=60 y=50
            move finger=0 x=90 y=50 frames=5
            pop to stack=0 screen=1 animated=1
            """)
    }

    func testAppearancesWereWrittenWhileAModalTransitionHidAPush() async {
        play(
            """
            on phone 26 app=2
            answer presentationsInTransitions wait
            push stack=0 screen=8 animated=1
            present style=0 screen=0 animated=1
            """,
            """
            on phone 27 app=2
            bar state stack=0 below=0 state=1
            set stack=0 kept=0 screen=0 animated=1
            wait frames=0
            present with Baton kind=0 screen=0 stack=0 animated=1
            """,
            """
            on phone 27 app=4
            present with Baton kind=0 screen=8 stack=1 animated=1
            drag x=0 y=0 toX=0 toY=0 frames=0 end=0
            push stack=0 screen=0 animated=1
            transitions stack=0 kind=0
            present style=2 screen=0 animated=1
            dismiss link=0 animated=1
            """,
            """
            on phone 26 app=2
            set stack=0 kept=0 screen=8 animated=1
            present with Baton kind=5 screen=0 stack=0 animated=1
            in callback callback=0 change=2 animated=1 number=0
            """,
            """
            on phone 26 app=2
            present with Baton kind=0 screen=0 stack=0 animated=1
            set stack=0 kept=0 screen=8 animated=1
            wait frames=0
            no transitions stack=0
            pull y=0 by=8 frames=1 end=0
            present with Baton kind=0 screen=0 stack=0 animated=1
            transitions stack=0 kind=0
            """,
            """
            on phone 27 app=2
            push stack=0 screen=0 animated=1
            present style=0 screen=0 animated=1
            swipe side=0 y=0 to=0 frames=0 end=0
            bar state stack=0 below=0 state=1
            """,
            """
            on phone 27 app=2
            present with Baton kind=0 screen=0 stack=0 animated=0
            appearance slowly=0
            pull y=7 by=2 frames=0 end=0
            set stack=0 kept=0 screen=8 animated=1
            no transitions stack=0
            drag x=0 y=5 toX=0 toY=0 frames=1 end=0
            drag x=0 y=7 toX=0 toY=9 frames=0 end=0
            in callback callback=1 change=4 animated=0 number=0
            """,
            """
            on smallPhone 27 app=3
            push stack=0 screen=8 animated=1
            present with Baton kind=5 screen=0 stack=0 animated=1
            dismiss link=0 animated=1
            """,
            """
            on phone 27 app=0
            in callback callback=0 change=4 animated=0 number=1
            present with Baton kind=0 screen=8 stack=1 animated=0
            swipe side=0 y=0 to=0 frames=0 end=0
            present with Baton kind=0 screen=0 stack=0 animated=1
            no transitions stack=1
            push stack=1 screen=0 animated=1
            dismiss link=0 animated=0
            """,
            """
            on smallPhone 27 app=2
            set stack=0 kept=0 screen=0 animated=1
            rotate slowly=0
            no transitions stack=0
            bar state stack=0 below=0 state=1
            present with Baton kind=0 screen=0 stack=0 animated=1
            transitions stack=0 kind=0
            """,
            """
            on phone 27 app=2
            present with Baton kind=0 screen=0 stack=0 animated=0
            set stack=0 kept=1 screen=0 animated=0
            rest
            in callback callback=0 change=2 animated=1 number=0
            bar state stack=0 below=1 state=1
            pop to stack=0 screen=0 animated=1
            scroll x=0 y=0 way=0 sideways=0 frames=0
            bar state stack=0 below=0 state=0
            """,
            """
            on phone 26 app=2
            present style=1 screen=0 animated=1
            dismiss link=0 animated=1
            set stack=0 kept=0 screen=8 animated=1
            drag x=0 y=0 toX=0 toY=0 frames=11 end=1
            no transitions stack=0
            """,
            """
            on pad 27 app=4
            present with Baton kind=0 screen=8 stack=1 animated=0
            swipe side=0 y=0 to=0 frames=0 end=0
            transitions stack=0 kind=0
            push stack=0 screen=0 animated=1
            present with Baton kind=5 screen=0 stack=0 animated=1
            no transitions stack=0
            dismiss link=0 animated=1
            """,
            """
            on phone 26 app=4
            present with Baton kind=0 screen=0 stack=1 animated=0
            in callback callback=0 change=4 animated=0 number=0
            push stack=0 screen=8 animated=0
            rest
            present style=1 screen=0 animated=1
            drag x=0 y=0 toX=0 toY=0 frames=5 end=0
            dismiss link=0 animated=1
            pop to root stack=0 animated=1
            no transitions stack=0
            pull y=0 by=0 frames=17 end=0
            transitions stack=0 kind=0
            bar transition stack=0 kind=1
            """,
            """
            on smallPhone 26 app=3
            push stack=0 screen=0 animated=0
            swipe side=0 y=0 to=8 frames=0 end=0
            present style=0 screen=0 animated=1
            bar state stack=0 below=0 state=1
            """,
            """
            on phone 27 app=2
            replace root
            transitions stack=0 kind=0
            set stack=0 kept=0 screen=8 animated=1
            present with Baton kind=0 screen=0 stack=0 animated=1
            """,
            """
            on pad 27 app=3
            present with Baton kind=1 screen=0 stack=0 animated=1
            dismiss link=0 animated=1
            push stack=0 screen=0 animated=1
            wait long frames=7
            bar state stack=0 below=0 state=1
            swipe side=0 y=0 to=0 frames=11 end=1
            no transitions stack=0
            transitions stack=0 kind=0
            """,
            """
            on pad 27 app=2
            bar state stack=0 below=0 state=1
            push stack=0 screen=0 animated=1
            present with Baton kind=5 screen=0 stack=0 animated=1
            wait frames=0
            delegate stack=0 kind=0
            """,
            """
            on phone 27 app=2
            delegate stack=0 kind=1
            bar state stack=0 below=0 state=3
            in callback callback=5 change=0 animated=0 number=0
            set stack=0 kept=13 screen=0 animated=1
            turn
            bar state stack=0 below=1 state=1
            pop and keep stack=0 animated=0
            """)
    }

    func testAppearancesWereWrittenWhenAStackLeftTheWindowDuringItsPush() async {
        play(
            """
            on phone 26 app=4
            in callback callback=0 change=2 animated=0 number=0
            present with Baton kind=0 screen=0 stack=1 animated=0
            wait frames=0
            push stack=0 screen=8 animated=1
            transitions stack=0 kind=0
            """,
            """
            on phone 26 app=4
            present with Baton kind=0 screen=0 stack=0 animated=1
            wait long frames=0
            drag x=0 y=0 toX=0 toY=2 frames=0 end=3
            present with Baton kind=0 screen=8 stack=1 animated=1
            in callback callback=0 change=2 animated=1 number=0
            wait frames=3
            push stack=0 screen=0 animated=1
            transitions stack=0 kind=0
            """)
    }

    func testABarStayedThatWasToBeHiddenByAPushBehindAModalTransition() async {
        play(
            """
            on pad 18 app=2
            push stack=0 screen=24 animated=1
            present with Baton kind=0 screen=0 stack=0 animated=1
            """)
    }

    func testTheWindowWasNotCoveredWhereAPushInterruptedAPush() async {
        play(
            """
            on phone 18 app=3
            transitions stack=0 kind=1
            push stack=0 screen=0 animated=1
            turn
            push stack=0 screen=0 animated=1
            """,
            """
            on phone 27 app=3
            push stack=0 screen=0 animated=1
            turn
            push stack=0 screen=0 animated=1
            turn
            pop stack=0 animated=1
            """,
            """
            on smallPhone 18 app=3
            transitions stack=0 kind=12
            push stack=0 screen=0 animated=1
            turn
            push stack=0 screen=0 animated=1
            """,
            """
            on phone 27 app=3
            transitions stack=0 kind=4
            push stack=0 screen=0 animated=1
            pop stack=0 animated=0
            wait frames=2
            push stack=0 screen=0 animated=1
            """,
            """
            on smallPhone 18 crossFading app=3
            answer continuedTimingsAreRetraced true
            push stack=0 screen=0 animated=0
            swipe side=0 y=0 to=3 frames=8 end=0
            wait long frames=26
            tap x=0 y=0
            push stack=0 screen=0 animated=1
            scroll x=0 y=0 way=0 sideways=0 frames=0
            set stack=0 kept=0 screen=0 animated=1
            """)
    }

    func testAGrownScreenWasSeenInTheFormerSizeAfterTheDeviceHadTurned() async {
        for kind in [6, 13] {
            play(
                """
                on phone 26 app=4
                present with Baton kind=\(kind) screen=0 stack=0 animated=1
                rotate slowly=1
                """)
        }
    }

    func testABarStayedThatWasToBeHiddenByAPushInAnotherTab() async {
        play(
            """
            on smallPhone 15 app=0
            tab transitions kind=0
            select tab=1
            select tab=0
            push stack=0 screen=24 animated=0
            """)
    }

    func testATabStayedOutOfItsPlaceWhenItsSwipeWasTakenAwayOnItsWayBack() async {
        play(
            """
            on phone 15 rightToLeft app=1
            tab transitions kind=0
            swipe side=1 y=0 to=0 frames=1 end=0
            tab transitions kind=13
            """)
    }

    func testTheTabBarTookNoTouchesAfterTwoPushes() async {
        play(
            """
            on phone 26 app=0
            push stack=0 screen=5 animated=1
            push stack=0 screen=0 animated=1
            """,
            """
            on smallPhone 27 app=0
            push stack=0 screen=13 animated=0
            tap tab number=1
            tab transitions kind=0
            select tab=0
            push stack=0 screen=0 animated=1
            """,
            """
            on phone 27 app=0
            push stack=1 screen=0 animated=0
            push stack=0 screen=21 animated=1
            swipe side=0 y=0 to=0 frames=0 end=0
            select tab=1
            rest
            swipe side=0 y=0 to=3 frames=0 end=0
            """)
    }

    // MARK: The stand-in

    func testChangesInCallbacksLeftScreensOnTheirWay() async {
        play(
            """
            on phone 26 app=0
            push stack=0 screen=0 animated=0
            wait long frames=0
            in callback callback=2 change=5 animated=0 number=1
            pop to stack=0 screen=0 animated=0
            """,
            """
            on phone 27 app=1
            move tabs
            in callback callback=2 change=5 animated=0 number=1
            select tab=0
            """,
            """
            on smallPhone 27 app=1
            present with Baton kind=4 screen=0 stack=0 animated=0
            in callback callback=1 change=0 animated=0 number=0
            """,
            """
            on smallPhone 26 app=1
            in callback callback=4 change=5 animated=0 number=0
            tap tab number=1
            push stack=0 screen=0 animated=0
            """,
            """
            on phone 26 app=0
            answer selectionsInTabChanges endTheChange
            tab transitions kind=0
            move tabs
            in callback callback=1 change=5 animated=0 number=5
            select tab=0
            """,
            """
            on phone 27 app=1
            in callback callback=4 change=5 animated=0 number=0
            select tab=1
            push stack=0 screen=0 animated=0
            """,
            """
            on phone 27 app=1
            answer selectionsInTabChanges endTheChange
            tab transitions kind=0
            in callback callback=2 change=5 animated=0 number=0
            select tab=1
            """,
            """
            on phone 18 app=1
            in callback callback=2 change=0 animated=0 number=6
            open window
            set stack=2 kept=0 screen=0 animated=0
            """,
            """
            on pad 18 app=0
            replace root
            in callback callback=2 change=5 animated=0 number=5
            push stack=0 screen=0 animated=0
            """)
    }

    func testAnUnanimatedPushMovedWithTheAnimationOfTheBar() async {
        play(
            """
            on smallPhone 15 app=3
            set stack=0 kept=0 screen=0 animated=0
            hide bar stack=0 hidden=1 animated=1
            """)
    }

    func testACancelledChangeOfTabsAppearedBehindAModal() async {
        play(
            """
            on smallPhone 26 app=0
            tab transitions kind=0
            swipe side=1 y=0 to=0 frames=0 end=0
            wait long frames=22
            swipe side=0 y=0 to=3 frames=8 end=0
            present with Baton kind=4 screen=0 stack=0 animated=0
            """)
    }

    func testAScrollThatAPresentationCancelsIsUnheard() async {
        play(
            """
            on phone 15 app=3
            present style=0 screen=0 animated=0
            scroll x=0 y=0 way=0 sideways=0 frames=1
            """)
    }

    func testAFullScreenWasPulledBeforeThePresenterWasBehindIt() async {
        play(
            """
            on phone 27 app=2
            present with Baton kind=4 screen=0 stack=0 animated=0
            rest
            pull y=0 by=52 frames=0 end=2
            """,
            """
            on phone 27 app=2
            present with Baton kind=6 screen=0 stack=0 animated=0
            background frames=0
            pull y=1 by=1 frames=0 end=3
            rotate slowly=0
            move finger=0 x=0 y=0 frames=0
            """)
    }

    func testWhatWaitedForLayoutMovedWithTheBar() async {
        play(
            """
            on smallPhone 27 app=3
            push stack=0 screen=24 animated=0
            present style=0 screen=0 animated=1
            set stack=0 kept=0 screen=0 animated=0
            """,
            """
            on smallPhone 27 app=1
            move tabs
            present with Baton kind=4 screen=0 stack=0 animated=1
            turn
            select tab=0
            hide bar stack=1 hidden=1 animated=1
            """,
            """
            on phone 27 app=1
            push stack=1 screen=24 animated=0
            tab transitions kind=0
            tap tab number=1
            pop stack=1 animated=0
            """,
            """
            on phone 27 app=3
            push stack=0 screen=0 animated=1
            hide bar stack=0 hidden=1 animated=1
            push stack=0 screen=0 animated=1
            """,
            """
            on pad 27 app=3
            push stack=0 screen=0 animated=1
            push stack=0 screen=0 animated=0
            hide bar stack=0 hidden=1 animated=1
            pop stack=0 animated=0
            """)
    }

    func testATabStayedOutOfItsPlaceWhenUIKitEndedItsChange() async {
        play(
            """
            on phone 27 app=1
            answer tapsInTabChanges endTheChange
            select tab=1
            tab transitions kind=0
            tap tab number=0
            select tab=1
            tap tab number=1
            """)
    }

    func testAStackThatLeftItsWindowReportedAScreenThatItHadNotAnnounced() async {
        play(
            """
            on smallPhone 27 app=1
            delegate stack=0 kind=0
            push stack=0 screen=0 animated=0
            wait frames=0
            pop to root stack=0 animated=0
            select tab=1
            """,
            """
            on phone 27 app=0
            delegate stack=0 kind=0
            set stack=0 kept=0 screen=0 animated=1
            set stack=0 kept=0 screen=0 animated=0
            tab transitions kind=0
            down finger=0 x=0 y=0
            select tab=1
            """,
            """
            on phone 27 app=1
            push stack=0 screen=0 animated=0
            delegate stack=0 kind=0
            resize by hand width=0 height=0
            pop to stack=0 screen=0 animated=0
            select tab=1
            """)
    }

    func testASheetStayedBehindTheKeyboardOfTheScreenBelow() async {
        play(
            """
            on phone 27 app=3
            present style=0 screen=19 animated=0
            wait frames=0
            edit
            present with Baton kind=8 screen=0 stack=0 animated=0
            """,
            """
            on pad 27 app=1
            set stack=0 kept=0 screen=27 animated=0
            warn of memory
            edit
            present with Baton kind=8 screen=0 stack=0 animated=0
            """,
            """
            on phone 26 app=4
            present with Baton kind=8 screen=3 stack=0 animated=0
            resize width=0 height=1 slowly=0
            edit
            resize by hand width=0 height=0
            """)
    }

    func testABarThatWasHiddenWhileItWasLookedAtWasShownAgain() async {
        play(
            """
            on phone 27 app=3
            push stack=0 screen=24 animated=0
            pop stack=0 animated=1
            present with Baton kind=0 screen=0 stack=0 animated=1
            background frames=0
            push stack=0 screen=24 animated=0
            """,
            """
            on phone 18 app=1
            answer barsAfterHidingInCustomPops withoutTouches
            push stack=0 screen=24 animated=0
            tap tab number=0
            push stack=0 screen=0 animated=1
            """,
            """
            on pad 27 app=3
            answer barsAfterHidingInCustomPops withoutTouches
            push stack=0 screen=24 animated=0
            pop stack=0 animated=1
            present with Baton kind=4 screen=0 stack=0 animated=0
            """,
            """
            on phone 27 app=0
            answer barsAfterHidingInCustomPops withoutTouches
            select tab=1
            push stack=1 screen=24 animated=0
            swipe side=0 y=0 to=4 frames=2 end=0
            delegate stack=1 kind=0
            """,
            """
            on phone 27 app=3
            answer barsAfterHidingInCustomPops outOfSight
            push stack=0 screen=24 animated=0
            open window
            tap back stack=0
            wait long frames=0
            no transitions stack=0
            """)
    }

    func testAChangeAtTheEndOfAnInterruptedPushBeganWhereThatOneWasSeen() async {
        play(
            """
            on phone 26 app=2
            delegate stack=0 kind=0
            push stack=0 screen=0 animated=1
            in callback callback=1 change=0 animated=1 number=0
            down finger=0 x=0 y=0
            pop to root stack=0 animated=0
            """)
    }

    func testSwipesStayedWithADriverThatHadLeft() async {
        play(
            """
            on phone 27 app=2
            push stack=0 screen=0 animated=1
            rotate slowly=0
            present with Baton kind=0 screen=0 stack=0 animated=1
            delegate stack=0 kind=0
            """)
    }

    func testAPushBeganInTheAnimationOfADialog() async {
        play(
            """
            on smallPhone 26 app=4
            present with Baton kind=1 screen=0 stack=1 animated=0
            wait frames=0
            push stack=0 screen=0 animated=1
            content size height=0
            """)
    }

    func testARootThatWasReplacedBeforeItAppearedStayed() async {
        play(
            """
            on phone 26 app=3
            replace root
            push stack=0 screen=0 animated=1
            replace root
            """)
    }

    func testAPresentationStayedAboveOneThatWasCancelled() async {
        play(
            """
            on pad 18 app=3
            present with Baton kind=5 screen=0 stack=0 animated=1
            swipe side=0 y=0 to=0 frames=11 end=0
            present style=2 screen=0 animated=1
            drag x=0 y=0 toX=0 toY=69 frames=6 end=0
            dismiss link=1 animated=0
            """,
            """
            on phone 27 app=4
            present with Baton kind=11 screen=0 stack=1 animated=1
            pinch x=0 y=0 frames=0 end=0
            swipe side=0 y=0 to=15 frames=1 end=3
            in callback callback=0 change=2 animated=0 number=0
            present with Baton kind=0 screen=0 stack=0 animated=0
            """)
    }

    func testAStretchedTabStayedOutOfItsPlace() async {
        play(
            """
            on smallPhone 26 app=1
            tab transitions kind=0
            swipe side=0 y=0 to=6 frames=1 end=0
            drag x=0 y=0 toX=3 toY=0 frames=0 end=0
            """,
            """
            on phone 26 app=1
            tab transitions kind=0
            drag x=0 y=0 toX=73 toY=0 frames=1 end=0
            swipe side=0 y=0 to=70 frames=1 end=0
            """,
            """
            on phone 26 app=1
            tab transitions kind=0
            swipe side=0 y=0 to=6 frames=1 end=0
            rotate slowly=0
            tab transitions kind=13
            """,
            """
            on phone 26 app=1
            tab transitions kind=0
            drag x=0 y=0 toX=3 toY=0 frames=0 end=3
            move finger=0 x=0 y=0 frames=1
            resize width=3 height=0 slowly=0
            move finger=0 x=41 y=0 frames=0
            """,
            """
            on smallPhone 26 rightToLeft app=0
            tab transitions kind=0
            select tab=2
            rest
            scroll x=0 y=0 way=107 sideways=1 frames=1
            drag x=0 y=72 toX=2 toY=71 frames=0 end=0
            """)
    }

    func testAScreenThatWasPlacedAgainHadNoSafeArea() async {
        play(
            """
            on pad 26 rightToLeft app=1
            set stack=1 kept=9 screen=0 animated=0
            select tab=1
            swipe side=1 y=0 to=0 frames=1 end=2
            present with Baton kind=5 screen=0 stack=0 animated=1
            dismiss link=0 animated=1
            """)
    }

    func testTransitionsThatWereSetAgainMissedAScreen() async {
        play(
            """
            on phone 27 app=2
            in callback callback=5 change=4 animated=0 number=0
            bar state stack=0 below=0 state=3
            push stack=0 screen=0 animated=0
            rest
            pop and keep stack=0 animated=1
            delegate stack=0 kind=0
            """)
    }

    func testTheStatusBarStayedHiddenAfterACancelledPresentation() async {
        play(
            """
            on pad 27 app=0
            present with Baton kind=0 screen=0 stack=0 animated=1
            drag x=0 y=0 toX=0 toY=0 frames=0 end=0
            pull y=0 by=2 frames=0 end=0
            present style=0 screen=14 animated=0
            """)
    }

    func testAnAlphaOnASpringPassedItsEnd() async {
        play(
            """
            on phone 15 app=1
            present with Baton kind=6 screen=0 stack=0 animated=1
            turn
            tap tab number=1
            drag x=0 y=2 toX=0 toY=0 frames=0 end=0
            drag x=0 y=0 toX=0 toY=2 frames=0 end=0
            """)
    }

    func testASystemSwipeBeganWhileAPushWaited() async {
        play(
            """
            on smallPhone 27 rightToLeft app=3
            down finger=1 x=9 y=12
            transitions stack=0 kind=14
            push stack=0 screen=0 animated=0
            move finger=1 x=0 y=7 frames=0
            """)
    }

    func testAStateOfAScreenThatWasShownEarlyWasNotSeen() async {
        play(
            """
            on phone 27 app=3
            present with Baton kind=4 screen=0 stack=0 animated=0
            bar state stack=0 below=0 state=3
            rest
            in callback callback=3 change=6 animated=0 number=0
            dismiss link=0 animated=0
            push stack=0 screen=24 animated=0
            """)
    }

    func testAStackThatAnswersWhatItIsToldOfItsScreens() async {
        play(
            """
            on pad 27 app=1
            in callback callback=4 change=0 animated=0 number=0
            push stack=0 screen=0 animated=0
            set stack=0 kept=0 screen=0 animated=0
            """)
    }

    func testAWindowThatIsResizedDuringATabChangeKeepsNoScreen() async {
        play(
            """
            on phone 27 app=1
            answer continuedAnimatorsLoseTheirCompletion true
            tab transitions kind=7
            swipe side=1 y=0 to=0 frames=0 end=0
            resize width=0 height=1 slowly=0
            present style=0 screen=0 animated=0
            """)
    }

    func testAnItemThatUIKitOverwritesAtTheEndHasItsOwnAppearancesAgain() async {
        play(
            """
            on phone 27 app=2
            answer lateAppearancesAreOverwritten true
            set stack=0 kept=0 screen=8 animated=0
            push stack=0 screen=24 animated=1
            """,
            """
            on smallPhone 15 app=0
            answer lateAppearancesAreOverwritten true
            push stack=0 screen=8 animated=0
            pop to stack=0 screen=0 animated=1
            push stack=0 screen=0 animated=0
            bar state stack=0 below=1 state=3
            """)
    }

    func testAnAppearanceThatCameBackWasTakenForTheApps() async {
        play(
            """
            on phone 27 app=3
            answer lateAppearancesAreOverwritten true
            bar state stack=0 below=0 state=1
            push stack=0 screen=24 animated=1
            set stack=0 kept=2 screen=8 animated=1
            """,
            """
            on phone 18 app=2
            answer lateAppearancesAreOverwritten true
            bar transition stack=0 kind=1
            push stack=0 screen=8 animated=0
            swipe side=0 y=0 to=8 frames=0 end=0
            bar state stack=0 below=0 state=1
            """,
            """
            on phone 18 app=3
            answer lateAppearancesAreOverwritten true
            bar state stack=0 below=0 state=1
            push stack=0 screen=24 animated=1
            in callback callback=1 change=6 animated=0 number=1
            """,
            """
            on phone 18 app=2
            answer lateAppearancesAreOverwritten true
            bar alpha stack=0 alpha=0
            push stack=0 screen=24 animated=1
            swipe side=0 y=0 to=0 frames=0 end=0
            bar state stack=0 below=0 state=1
            """,
            """
            on phone 18 app=0
            answer lateAppearancesAreOverwritten true
            answer willShowComesFirst true
            set stack=0 kept=0 screen=8 animated=1
            in callback callback=0 change=6 animated=0 number=4
            bar transition stack=0 kind=1
            """)
    }

    func testAStackWaitedForAPresentationThatReportedNoEnd() async {
        play(
            """
            on phone 27 app=2
            answer unanimatedCoordinatorsRunNothing true
            push stack=0 screen=8 animated=0
            wait frames=0
            present with Baton kind=0 screen=0 stack=0 animated=0
            no transitions stack=0
            """)
    }

    func testASwipeWasNotDecidedWhereTheFirstScreenWasNotAnnounced() async {
        play(
            """
            on phone 27 app=0
            answer firstDisplaysSkipWillShow true
            select tab=1
            swipe side=0 y=0 to=3 frames=0 end=0
            """)
    }

    func testAnAppearanceOfAHiddenTransitionWasWrittenWhileItRan() async {
        play(
            """
            on pad 27 app=3
            answer unanimatedCoordinatorsRunNothing true
            present with Baton kind=0 screen=8 stack=1 animated=0
            push stack=1 screen=0 animated=0
            turn
            transitions stack=1 kind=0
            pop stack=1 animated=1
            dismiss link=0 animated=0
            """,
            """
            on phone 27 app=4
            answer continuedAnimatorsLoseTheirCompletion true
            present with Baton kind=0 screen=0 stack=1 animated=0
            push stack=0 screen=8 animated=0
            background frames=0
            drag x=0 y=7 toX=0 toY=9 frames=0 end=2
            pop to root stack=0 animated=1
            transitions stack=0 kind=0
            no transitions stack=0
            wait frames=5
            transitions stack=0 kind=0
            dismiss link=0 animated=1
            bar state stack=0 below=0 state=1
            """,
            """
            on phone 27 app=1
            push stack=0 screen=8 animated=0
            in callback callback=1 change=5 animated=0 number=1
            size class stack=0 kind=0
            pop and keep stack=0 animated=0
            present with Baton kind=0 screen=0 stack=1 animated=0
            down finger=1 x=0 y=0
            push kept stack=1 animated=0
            swipe side=0 y=7 to=3 frames=0 end=0
            bar state stack=0 below=0 state=1
            """,
            """
            on smallPhone 27 app=3
            answer lateAppearancesAreOverwritten true
            bar state stack=0 below=0 state=1
            push stack=0 screen=24 animated=1
            close window
            pop to root stack=0 animated=1
            present style=0 screen=0 animated=1
            """,
            """
            on pad 15 app=0
            answer lateAppearancesAreOverwritten true
            delegate stack=0 kind=1
            bar state stack=0 below=0 state=1
            present with Baton kind=0 screen=0 stack=0 animated=0
            dismiss link=0 animated=1
            in callback callback=6 change=1 animated=1 number=0
            wait frames=0
            push stack=0 screen=0 animated=0
            no transitions stack=0
            """,
            """
            on phone 27 app=2
            answer unanimatedCoordinatorsRunNothing true
            set stack=0 kept=0 screen=0 animated=1
            swipe side=0 y=0 to=0 frames=0 end=0
            present with Baton kind=0 screen=0 stack=0 animated=0
            bar state stack=0 below=0 state=1
            """)
    }

    func testAScreenThatCameBackToItsWindowHadNoSafeArea() async {
        play(
            """
            on phone 27 app=0
            replace root
            swipe side=0 y=0 to=0 frames=0 end=0
            push stack=0 screen=0 animated=0
            swipe side=0 y=0 to=3 frames=0 end=1
            select tab=1
            select tab=0
            """,
            """
            on pad 18 app=3
            present with Baton kind=8 screen=0 stack=1 animated=0
            background frames=0
            present style=0 screen=7 animated=0
            rotate slowly=0
            dismiss link=1 animated=1
            set stack=1 kept=0 screen=0 animated=0
            """)
    }

    func testAPictureOfAScreenWasLostWithTheOneBesideIt() async {
        play(
            """
            on phone 27 app=3
            push stack=0 screen=0 animated=1
            down finger=0 x=0 y=0
            push stack=0 screen=0 animated=1
            appearance slowly=0
            in callback callback=0 change=1 animated=0 number=0
            push stack=0 screen=0 animated=1
            close window
            pop stack=0 animated=1
            """)
    }

    func testAScreenThatHadNoPresenterYetBelongedToNobody() async {
        play(
            """
            on phone 27 app=1
            answer presentersAreSetLater true
            in callback callback=0 change=3 animated=0 number=0
            push stack=0 screen=0 animated=0
            """)
    }

    func testTheKeyboardStayedAfterADismissalWithoutAnimation() async {
        play(
            """
            on pad 15 app=3
            answer editingInCustomTransitions outlivesTheScreen
            answer unanimatedCustomPresentationsAskAnimators true
            present with Baton kind=0 screen=11 stack=0 animated=0
            background frames=0
            edit
            dismiss link=0 animated=0
            """)
    }

    func testAPresentationWaitedForOneThatReportedNoEnd() async {
        play(
            """
            on phone 18 app=1
            answer presentationsInTransitions wait
            answer unanimatedCoordinatorsRunNothing true
            in callback callback=1 change=3 animated=0 number=0
            present style=0 screen=0 animated=0
            """)
    }

    func testATransitionThatBeganWithoutAnimationsNeverEnded() async {
        play(
            """
            on phone 27 app=2
            answer endsWithoutMotion stayActive
            present with Baton kind=0 screen=0 stack=0 animated=0
            drag x=0 y=0 toX=0 toY=0 frames=0 end=0
            in callback callback=0 change=0 animated=1 number=0
            present with Baton kind=0 screen=0 stack=0 animated=1
            """)
    }

    func testTheContentOfAPulledListStayedBelowItsBar() async {
        play(
            """
            on phone 27 rightToLeft app=1
            set stack=0 kept=0 screen=20 animated=0
            transitions stack=0 kind=16
            rest
            pull y=0 by=2 frames=0 end=0
            push stack=0 screen=0 animated=0
            swipe side=1 y=0 to=0 frames=0 end=0
            """)
    }

    func testATransitionWithoutAnimationWasWaitedFor() async {
        play(
            """
            on pad 27 app=1
            answer unanimatedCoordinatorsRunNothing true
            push stack=0 screen=21 animated=1
            wait frames=0
            present style=1 screen=0 animated=0
            pop and keep stack=0 animated=0
            """)
    }

    func testAChangeOfAStackLeftTheStatusBarOfTheFormerScreen() async {
        play(
            """
            on pad 27 app=2
            set stack=0 kept=13 screen=22 animated=0
            hide bar stack=0 hidden=1 animated=0
            pop stack=0 animated=0
            """)
    }

    func testASwipeBeganInAStackThatHadLeftItsWindow() async {
        play(
            """
            on phone 27 app=1
            answer lostViewsKeepTheirTouches true
            transitions stack=0 kind=13
            push stack=0 screen=0 animated=0
            present with Baton kind=4 screen=0 stack=0 animated=0
            drag x=0 y=0 toX=3 toY=0 frames=0 end=0
            """)
    }

    func testABarHadNoTouchesAfterItWasHiddenAgain() async {
        play(
            """
            on pad 27 app=2
            answer barsAfterHidingInCustomPops withoutTouches
            set stack=0 kept=5 screen=24 animated=0
            pop to stack=0 screen=0 animated=1
            set stack=0 kept=0 screen=24 animated=0
            wait long frames=21
            wait long frames=9
            bar state stack=0 below=0 state=0
            """)
    }

    func testAPictureFadedBeforeItWasCovered() async {
        play(
            """
            on pad 27 app=3
            push stack=0 screen=0 animated=0
            transitions stack=0 kind=4
            press key=0
            set stack=0 kept=0 screen=0 animated=1
            """,
            """
            on phone 15 app=3
            push stack=0 screen=0 animated=0
            pop to root stack=0 animated=1
            size class stack=0 kind=0
            push stack=0 screen=0 animated=1
            wait frames=0
            pop to stack=0 screen=0 animated=1
            """)
    }

    func testContentThatWasTakenOutCameBackOnItsWay() async {
        play(
            """
            on phone 27 app=4
            pinch x=0 y=0 frames=0 end=3
            present with Baton kind=4 screen=0 stack=0 animated=0
            move finger=0 x=0 y=0 frames=0
            present style=0 screen=0 animated=0
            rotate slowly=1
            dismiss link=1 animated=0
            background frames=0
            """)
    }

    func testATabThatWasSelectedWhileAChangeEndedStayed() async {
        play(
            """
            on pad 26 app=1
            answer selectionsInTabChanges endTheChange
            tab transitions kind=0
            scroll x=0 y=0 way=0 sideways=1 frames=1
            in callback callback=2 change=5 animated=0 number=5
            """)
    }

    func testAScreenAppearedBeforeItsStack() async {
        play(
            """
            on phone 15 app=1
            set stack=0 kept=0 screen=0 animated=1
            present with Baton kind=5 screen=0 stack=0 animated=1
            pull y=0 by=0 frames=0 end=0
            in callback callback=0 change=0 animated=0 number=0
            dismiss link=0 animated=1
            """)
    }

    func testARestorationRanIntoAPushThatWasHiddenSilently() async {
        play(
            """
            on phone 27 app=3
            answer unanimatedCoordinatorsRunNothing true
            bar state stack=0 below=0 state=1
            present style=1 screen=0 animated=1
            push stack=0 screen=0 animated=1
            dismiss link=0 animated=0
            no transitions stack=0
            """,
            """
            on pad 27 app=2
            answer unanimatedCoordinatorsRunNothing true
            in callback callback=0 change=2 animated=0 number=0
            bar state stack=0 below=0 state=1
            present style=1 screen=0 animated=1
            delegate stack=0 kind=0
            push stack=0 screen=0 animated=1
            """)
    }

    func testABarWithoutABackdropWasNotAskedAbout() async {
        play(
            """
            on phone 15 app=2
            answer firstDisplaysSkipWillShow true
            push stack=0 screen=0 animated=1
            present with Baton kind=4 screen=0 stack=0 animated=1
            dismiss link=0 animated=1
            push stack=0 screen=24 animated=0
            """)
    }

    func testADismissalThatHadNotBegunEndedWithoutCallbacks() async {
        play(
            """
            on phone 15 app=1
            present with Baton kind=15 screen=0 stack=1 animated=1
            appearance slowly=0
            swipe side=0 y=0 to=3 frames=0 end=3
            present with Baton kind=1 screen=0 stack=1 animated=1
            wait frames=3
            resize by hand width=0 height=0
            dismiss link=1 animated=1
            present with Baton kind=0 screen=0 stack=0 animated=1
            wait frames=1
            move finger=0 x=7 y=0 frames=6
            push stack=2 screen=0 animated=1
            """)
    }

    func testASheetFloatedOutOfItsRoom() async {
        play(
            """
            on phone 27 app=1
            rotate slowly=0
            present with Baton kind=8 screen=3 stack=0 animated=1
            wait frames=0
            edit
            resize width=0 height=3 slowly=0
            """)
    }

    func testAPopThatInterruptsAPushOnAPad() async {
        play(
            """
            on pad 15 app=3
            in callback callback=0 change=2 animated=1 number=0
            present with Baton kind=0 screen=0 stack=0 animated=1
            drag x=0 y=0 toX=0 toY=0 frames=8 end=0
            in callback callback=0 change=4 animated=0 number=4
            drag x=0 y=24 toX=0 toY=0 frames=4 end=0
            down finger=1 x=0 y=0
            wait frames=2
            drag x=0 y=0 toX=0 toY=0 frames=9 end=0
            wait frames=10
            push stack=0 screen=0 animated=0
            push stack=0 screen=0 animated=1
            wait frames=11
            pop to root stack=0 animated=1
            """)
    }

    func testAStackThatCameBackReportedItsScreenDuringAChange() async {
        play(
            """
            on pad 27 app=0
            tab transitions kind=0
            swipe side=1 y=0 to=0 frames=1 end=2
            set stack=1 kept=0 screen=8 animated=1
            turn
            bar state stack=1 below=0 state=4
            in callback callback=0 change=5 animated=0 number=1
            """)
    }

    func testATabAppearedBeforeItHadItsPlace() async {
        play(
            """
            on phone 18 app=1
            present with Baton kind=4 screen=0 stack=1 animated=0
            scroll x=0 y=0 way=0 sideways=0 frames=0
            present with Baton kind=0 screen=0 stack=1 animated=0
            resize by hand width=0 height=0
            dismiss link=0 animated=0
            select tab=1
            in callback callback=1 change=0 animated=0 number=3
            """,
            """
            on phone 27 app=1
            select tab=1
            present with Baton kind=4 screen=0 stack=0 animated=0
            drag x=0 y=0 toX=0 toY=0 frames=0 end=0
            select tab=0
            in callback callback=1 change=0 animated=0 number=0
            dismiss link=0 animated=0
            """)
    }

    func testAStretchWentOnOverAnotherTab() async {
        play(
            """
            on phone 18 app=1
            tab transitions kind=0
            swipe side=0 y=0 to=4 frames=2 end=3
            tap tab number=1
            wait long frames=20
            wait frames=8
            move finger=0 x=1 y=0 frames=0
            """)
    }

    func testABarWasSetForAScreenThatWasNeverShown() async {
        play(
            """
            on phone 26 app=3
            set stack=0 kept=0 screen=24 animated=0
            wait frames=0
            set stack=0 kept=9 screen=0 animated=0
            pop stack=0 animated=0
            """)
    }

    func testASheetUnderAFingerWasReleasedWithThePresentationBelowIt() async {
        play(
            """
            on smallPhone 15 app=0
            present with Baton kind=14 screen=19 stack=1 animated=1
            resize by hand width=3 height=1
            present style=2 screen=17 animated=3
            drag x=30 y=46 toX=77 toY=90 frames=18 end=1
            down finger=1 x=7 y=64
            pull y=80 by=32 frames=2 end=2
            scroll x=100 y=37 way=124 sideways=1 frames=5
            wait frames=11
            """)
    }

    func testASheetThatWasResizedHadNothingToMove() async {
        play(
            """
            on phone 18 app=4
            answer endsWithoutMotion stayActive
            answer safeAreasOfContainersComeLate true
            present style=2 screen=19 animated=1
            rest
            drag x=14 y=38 toX=81 toY=7 frames=6 end=3
            present with Baton kind=3 screen=1 stack=1 animated=0
            resize width=1 height=1 slowly=0
            """)
    }

    func testAWindowTurnedWhileAPushInterruptedAPush() async {
        play(
            """
            on phone 15 app=3
            push stack=0 screen=0 animated=1
            wait frames=0
            push stack=0 screen=0 animated=1
            rotate slowly=0
            swipe side=1 y=9 to=45 frames=5 end=1
            drag x=0 y=9 toX=5 toY=0 frames=12 end=0
            """)
    }

    func testAScreenFadedBesideTheOneThatCameBack() async {
        play(
            """
            on phone 15 app=3
            transitions stack=0 kind=4
            push stack=0 screen=0 animated=1
            wait frames=6
            transitions stack=0 kind=12
            pop stack=0 animated=1
            """)
    }

    func testAPushInterruptsAPopThatInterruptedAPush() async {
        play(
            """
            on smallPhone 15 app=3
            push stack=0 screen=0 animated=0
            transitions stack=0 kind=4
            pop to root stack=0 animated=1
            wait frames=6
            push stack=0 screen=0 animated=1
            pop to root stack=0 animated=0
            tap x=0 y=0
            push stack=0 screen=0 animated=1
            """)
    }

    func testAStateWasSetWhileAnotherModalTransitionHidAPush() async {
        play(
            """
            on phone 27 app=2
            push stack=0 screen=8 animated=1
            present style=0 screen=0 animated=1
            swipe side=0 y=0 to=0 frames=0 end=0
            in callback callback=1 change=2 animated=1 number=0
            in callback callback=0 change=6 animated=0 number=2
            """)
    }

    func testAStackChangedInATabThatMoved() async {
        play(
            """
            on phone 27 app=0
            select tab=1
            tab transitions kind=4
            present with Baton kind=8 screen=0 stack=0 animated=1
            select tab=0
            set stack=1 kept=0 screen=0 animated=1
            transitions stack=1 kind=2
            select tab=1
            """)
    }

    func testATabWasSelectedWhileAFingerStretchedAnother() async {
        play(
            """
            on pad 27 app=0
            tab transitions kind=4
            swipe side=0 y=0 to=22 frames=0 end=3
            select tab=1
            move finger=0 x=0 y=0 frames=9
            """)
    }

    func testAStackWasSetBehindAModalTransitionThatReportsNoEnd() async {
        play(
            """
            on phone 27 app=3
            answer unanimatedCoordinatorsRunNothing true
            down finger=1 x=0 y=0
            transitions stack=0 kind=13
            set stack=0 kept=1 screen=8 animated=0
            pop stack=0 animated=1
            up finger=1
            present style=0 screen=0 animated=0
            set stack=0 kept=0 screen=0 animated=0
            """)
    }

    func testAPopWasHiddenForATurnOnly() async {
        play(
            """
            on phone 27 app=3
            answer unanimatedCoordinatorsRunNothing true
            down finger=1 x=0 y=0
            transitions stack=0 kind=13
            set stack=0 kept=1 screen=8 animated=0
            pop stack=0 animated=1
            up finger=1
            present style=1 screen=0 animated=0
            set stack=0 kept=0 screen=0 animated=0
            """)
    }

    /// A push right after the end of another change, but not in its turn, goes on from where two of three screens were seen.
    func testAPushInTheTurnAfterAnEndInterruptsToo() async {
        play(
            """
            on phone 27 app=3
            set stack=0 kept=0 screen=0 animated=1
            wait frames=0
            end running stack=0
            turn
            push stack=0 screen=0 animated=1
            """)
    }
}
