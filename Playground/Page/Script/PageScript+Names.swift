extension PageScript {
    static let names = #"""
        /** What a reader calls the views whose classes have names of their own. */
        const knownNames = {
            ScreenShadow: "Shadow at the screen's edge", TouchCover: "Darkened screen below", DimmingView: "Darkened screen below",
            OverlayBackdropView: "Darkened screen below", OverlayWrapperView: "Presented screen", CardContent: "Growing card",
            ScreenClip: "Growing screen", Traveller: "Travelling picture", BarContentView: "Title and buttons",
            BarBackgroundView: "Background of the bar", ColorBackdrop: "Colour of the bar", GradientBackdrop: "Gradient of the bar",
            BlurBackdrop: "Blur of the bar", BarClip: "Part of the bar",
        };

        /** The words of a class name, or the title of a screen as it is. */
        function plainName(label) {
            const words = label.replace(/^UI|View$/g, "").replace(/(?<=[a-z])(?=[A-Z])/g, " ");
            return knownNames[label] ?? (/^[A-Z][a-z]+[A-Z]|^UI/.test(label) ? words : label);
        }

        /** A line of the log in whole words. The callbacks of UIKit keep their names. */
        function plainLine(text) {
            const decision = text.match(/^Baton: (.*)$/)?.[1];
            if (!decision) return text;
            const [, outcome, projected, sign, limit] = decision.match(/^(\w+): projected ([\d.-]+) (<|>=) ([\d.]+)$/) ?? [];
            if (outcome) {
                const place = `${Math.round(projected * 100)} %`, least = `${Math.round(limit * 100)} %`;
                const words = sign === "<" ? `${least} would be needed` : `${least} is enough`;
                return `Baton: ${outcome}. The finger would come to rest at ${place}, and ${words}.`;
            }
            const [, detent, length] = decision.match(/^sheet to (.*): projected (\d+) points$/) ?? [];
            if (detent) return `Baton: sheet to ${detent}, the detent nearest to ${length} points, where it would come to rest.`;
            const [, change, style, author] = decision.match(/^(.*): (a style|UIKit's own), by (.*)$/) ?? [];
            if (!change) return text;
            const words = plainChange(change), owner = author === "the transitions" ? "its presentation" : author;
            return `Baton: ${words}, ${style === "a style" ? `in the style of ${owner}` : "left to UIKit"}`;
        }

        /** A change of screens, with the screen that comes or goes as its object. */
        function plainChange(change) {
            const [, kind, from, to] = change.match(/^(push|present|tab forward|tab back) (.*) to (.*)$/) ?? [];
            return { push: `push ${to} onto ${from}`, present: `present ${to} over ${from}` }[kind]
                ?? (kind ? `change tabs from ${from} to ${to}` : change);
        }
        """#
}
