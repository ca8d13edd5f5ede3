import { type Meeting, sameValue } from "./entry-form.ts";
import { mergeInParts } from "./merge.ts";

/** What was typed and not sent, with what it began from. */
export interface MeetingDraft<Values> {
  base: Values;
  values: Values;
}

interface Start<Values> {
  values: Values;
  /** Set where a draft and what is stored now contradict each other. */
  meeting: Meeting<Values> | null;
}

interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** One's own values beside those that somebody else saved since `base`. */
export function meet<Values extends object>(
  versions: Versions<Values>,
  inParts: (field: string) => boolean = () => false,
): {
  values: Values;
  meeting: Meeting<Values>;
} {
  const { merged, ...meeting } = mergeInParts(versions, { same: sameValue, inParts });
  return { values: merged, meeting };
}

/** Values that a form begins with, where a draft is older than what is stored. */
export function startFrom<Values extends object>(
  stored: Values,
  draft: MeetingDraft<Values>,
  inParts?: (field: string) => boolean,
): Start<Values> {
  if (sameValue(draft.base, stored)) return { values: draft.values, meeting: null };
  const versions = { base: draft.base, mine: draft.values, theirs: stored };
  const { values, meeting } = meet(versions, inParts);
  return { values, meeting: meeting.contested.length > 0 ? meeting : null };
}
