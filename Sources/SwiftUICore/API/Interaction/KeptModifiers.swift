import Foundation

// Modifiers without an effect on a still picture: what they say is kept for interactive output.

extension View {
    // MARK: Navigation

    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        interactive(.kept(.navigationTransition(style)))
    }

    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        interactive(.kept(.matchedTransitionSource(id: AnyHashable(id), namespace: namespace)))
    }

    // MARK: Focus and pointers

    public nonisolated func focusSection() -> some View { interactive(.kept(.focusSection)) }

    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
        interactive(.kept(.focusScope(namespace)))
    }

    public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
        interactive(.kept(.defaultFocus { binding.wrappedValue = value }))
    }

    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        interactive(.kept(.focusEffectDisabled(disabled)))
    }

    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        interactive(.kept(.hoverEffectDisabled(disabled)))
    }

    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
        interactive(.kept(.defersSystemGestures(edges)))
    }

    // MARK: Search

    /// Shown below a search field while somebody types.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        interactive(.kept(.searchSuggestions(AnyView(suggestions()))))
    }

    public nonisolated func searchCompletion(_ completion: String) -> some View {
        interactive(.kept(.searchCompletion(completion)))
    }

    // MARK: Menus

    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        interactive(.kept(.menuActionDismissal(behavior)))
    }

    // MARK: Speech

    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        interactive(.kept(.speech(.spellsOut(value))))
    }

    /// - Parameter value: from -1 (lower) to 1 (higher).
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        interactive(.kept(.speech(.pitch(value))))
    }

    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        interactive(.kept(.speech(.queues(value))))
    }

    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        interactive(.kept(.speech(.punctuation(value))))
    }

    // MARK: Activities

    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        interactive(.kept(.userActivity(type: activityType, isActive: isActive, update: update)))
    }

    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        interactive(.kept(.continueUserActivity(type: activityType, action: action)))
    }

    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        interactive(.kept(.externalEvents(preferring: preferring, allowing: allowing)))
    }

    // MARK: Display

    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        interactive(.kept(.dynamicRange(range)))
    }

    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        interactive(.kept(.invalidatable(invalidatable)))
    }
}
