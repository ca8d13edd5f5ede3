/** Whoever reports errors listens, where somebody does (report-errors.ts). */
export const failed = "neroli:failed";

/** A page could not be drawn: the browser's own events do not tell of it. */
export const noteFailed = (error: unknown): void =>
  void dispatchEvent(new CustomEvent(failed, { detail: error }));
