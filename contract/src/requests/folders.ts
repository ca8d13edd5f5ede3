/** Lists of requests by rule; a request stands in several. */
export const requestFolders = [
  "all",
  "new",
  "mine",
  "waiting-for-us",
  "waiting-for-them",
  "quotes",
  "samples",
  "closed",
] as const;
export type RequestFolder = (typeof requestFolders)[number];

/** Stands for whom nobody is, in the filter of who sees to a request. */
export const nobody = "nobody";

/** Rows of one export at most. */
export const mostExported = 10_000;

/** Saved views of one person at most. */
export const mostViews = 30;

/** Requests that are changed in one go at most. */
export const mostAtOnce = 100;
