import Testing

@testable import HostProject

struct WorkflowTests {
    @Test func aCommandInSeveralLinesIsOne() {
        let workflow = Workflow(
            """
            steps:
              - name: Folded
                run: >
                  xcodebuild test
                  -scheme A

              # not this: xcodebuild clean
              - run: |
                  app=$(ls)
                  xcodebuild build \\
                    -scheme "B" \\
                    -quiet
              - run: swift test
            """)
        #expect(workflow.calls(of: "xcodebuild") == [["test", "-scheme", "A"], ["build", "-scheme", "B", "-quiet"]])
        #expect(workflow.calls(of: "swift") == [["test"]])
        #expect(workflow.lines.last == "- run: swift test")
    }
}
