extension Check {
    /// Labels on bars that have a name of the system.
    static let regionBarRenamed = Check(
        "region-bar-renamed", [.uikit, .swiftui], triggers: ["accessibilityLabel"]
    ) { examination in
        for code in examination.tree.root.descendants where code.kind == .assignment {
            guard let receiver = code.receiver(ofAssignmentTo: "accessibilityLabel"), code.child(1)?.kind != .nil,
                let last = receiver.split(separator: ".").last, last == "navigationBar" || last == "tabBar"
            else { continue }
            let type = examination.type(around: code)
            // A view of one's own may be called so.
            if !receiver.contains("."), let declared = type?.typeName(of: String(last), at: code),
                !["UITabBar", "UINavigationBar"].contains(declared)
            {
                continue
            }
            examination.report(code, String(last))
        }
        for chain in examination.chains(with: "accessibilityLabel") where chain.view == "TabView" {
            guard
                let first = chain.modifiers.first(where: {
                    ["accessibilityLabel", "accessibilityElement"].contains($0.name)
                }),
                first.name == "accessibilityLabel", !chain.has("accessibilityElement"),
                !chain.modifiers.contains(where: { $0.name == "tabViewStyle" && $0.call.mentions("page") })
            else { continue }
            examination.report(first.call.callee ?? first.call, "TabView")
        }
    }
}
