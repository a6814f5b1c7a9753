/// The skeleton of the page, which contains title, style, data and script.
///
/// Its content security policy forbids loading anything. The data is in a separate element that the browser does not
/// execute.
enum PageTemplate {
    static func html(title: String, introduction: String, data: String) -> String {
        #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta http-equiv="Content-Security-Policy"
            content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <link rel="icon" href="data:,">
        <title>\#(title)</title>
        <style>
        \#(PageStyle.css)
        </style>
        </head>
        <body>
        \#(PageMarkup.body(title: title, introduction: introduction))
        <script type="application/json" id="data">\#(data)</script>
        <script type="module">
        \#(PageScript.javaScript)
        </script>
        </body>
        </html>

        """#
    }
}
