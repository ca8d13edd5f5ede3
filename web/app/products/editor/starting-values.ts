import { type Merge, merge } from "../../kernel/forms/merge.ts";
import { sameValue, tidy, type Values } from "./values.ts";

/** What was typed and not saved, with what it began from. */
export interface Draft {
  version: number;
  base: Values;
  values: Values;
}

/** Somebody else's version, and what it and one's own changed. */
export interface Meeting extends Omit<Merge<Values>, "merged"> {
  theirs: Values;
}

export interface Start {
  base: { version: number; values: Values };
  values: Values;
  /** The values come from a draft. */
  restored: boolean;
  meeting: Meeting | null;
}

/** One's own values beside those that somebody else has saved meanwhile. */
export function meet(
  base: Values,
  { mine, theirs }: { mine: Values; theirs: Values },
): { values: Values; meeting: Meeting } {
  const { merged, ...met } = merge({ base, mine: tidy(mine), theirs }, sameValue);
  return { values: merged, meeting: { ...met, theirs } };
}

interface Beginning {
  version: number;
  /** As it is stored; nothing of a new product. */
  stored: Values;
  /** What a new product begins with, such as a copy of another. */
  prefilled?: Values | undefined;
  draft: Draft | null;
}

/** A draft from before somebody else saved meets their changes as an open form would. */
export function startFrom({ version, stored, prefilled = {}, draft }: Beginning): Start {
  const base = { version, values: stored };
  if (!draft) {
    return { base, values: { ...stored, ...prefilled }, restored: false, meeting: null };
  }
  if (draft.version === version) {
    return { base, values: draft.values, restored: true, meeting: null };
  }
  const { values, meeting } = meet(draft.base, { mine: draft.values, theirs: stored });
  return { base, values, restored: true, meeting: meeting.contested.length > 0 ? meeting : null };
}
