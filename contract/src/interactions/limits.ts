/** Events of one batch, the bytes of it, and how long after it happened something is still counted. */
export const batchEvents = 60;
export const lateDays = 7;
export const lateMilliseconds = lateDays * 86_400_000;

/** Letters of a search that are kept. */
export const wordsLength = 100;
