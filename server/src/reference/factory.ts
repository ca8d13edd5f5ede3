import { report } from "../kernel/log/log.ts";
import { startTermNames } from "./followers.ts";

/** The names of terms, known and followed as in a server. */
export const createTermNames = (): Promise<{ stop(): Promise<void> }> => startTermNames(report);
