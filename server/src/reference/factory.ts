import { startTermNames } from "./followers.ts";

/** What terms are called, known and followed as in a server. */
export const createTermNames = (): Promise<{ stop(): Promise<void> }> =>
  startTermNames((error) => console.error(error));
