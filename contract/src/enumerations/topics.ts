/**
 * What ingredients are sorted by for who comes from a search engine: each function, application, and
 * INCI name or family has a page of its own, as long as somebody offers something there.
 */
export const topicKinds = ["functions", "applications", "inci"] as const;
export type TopicKind = (typeof topicKinds)[number];
