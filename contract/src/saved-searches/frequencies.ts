/** How often somebody is mailed what a saved search newly finds. */
export const frequencies = ["NEVER", "DAILY", "WEEKLY"] as const;
export type Frequency = (typeof frequencies)[number];

/** How many searches one person may keep. */
export const savedSearchLimit = 50;
export const savedSearchNameLength = 120;

/** Beyond so many, new products are "more than". */
export const mostNews = 99;
