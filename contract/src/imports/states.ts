import type { ErrorCode } from "../kernel/errors.ts";

/**
 * UPLOADED: read and waiting for its mapping. CHECKING: the dry run is at work; CHECKED: it is done.
 * WAITING: for another import of the company. CANCELING: the batch in hand is ended.
 */
export const importStates = [
  "UPLOADED",
  "CHECKING",
  "CHECKED",
  "WAITING",
  "RUNNING",
  "CANCELING",
  "CANCELED",
  "DONE",
  "FAILED",
  "UNDOING",
  "UNDONE",
] as const;
export type ImportState = (typeof importStates)[number];

/** They have a place in the company's line: one of it is at work at a time. */
export const statesInLine = ["WAITING", "RUNNING", "CANCELING", "UNDOING"] as const;

/** Something is going on: pages ask again after a while. */
const statesAtWork = ["CHECKING", ...statesInLine] as const;
export const isAtWork = (state: ImportState): boolean =>
  (statesAtWork as readonly ImportState[]).includes(state);

export const rowOutcomes = ["created", "updated", "unchanged", "rejected"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const importActions = ["map", "check", "run", "cancel", "resume", "undo", "remove"] as const;
export type ImportAction = (typeof importActions)[number];

const from: Record<ImportAction, readonly ImportState[]> = {
  map: ["UPLOADED", "CHECKED"],
  check: ["UPLOADED", "CHECKED"],
  run: ["CHECKED"],
  cancel: ["CHECKING", "WAITING", "RUNNING"],
  resume: ["CANCELED", "FAILED"],
  undo: ["CANCELED", "DONE", "FAILED"],
  remove: ["UPLOADED", "CHECKED", "CANCELED", "DONE", "FAILED", "UNDONE"],
};

/** The facts that decide whether an action is allowed. */
export interface ImportFacts {
  state: ImportState;
  /** A mapping is saved. */
  mapped: boolean;
  /** Products that it created or changed, and that it has not given back. */
  touched: number;
  /** Its file is still kept. */
  file: boolean;
}

/** null when the action is possible, else the code of the reason. */
export function importRefusal(action: ImportAction, facts: ImportFacts): ErrorCode | null {
  if (!from[action].includes(facts.state)) {
    return isAtWork(facts.state) ? "imports.at-work" : "imports.not-now";
  }
  if (!facts.file && ["map", "check", "run", "resume"].includes(action)) return "imports.file-gone";
  if (!facts.mapped && ["check", "run"].includes(action)) return "imports.not-mapped";
  if (action === "undo" && facts.touched === 0) return "imports.nothing-to-undo";
  if (action === "remove" && facts.touched > 0) return "imports.has-changed-products";
  return null;
}
