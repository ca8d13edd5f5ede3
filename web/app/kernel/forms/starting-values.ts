import { type Meeting, sameValue } from "./entry-form.ts";
import { merge } from "./merge.ts";

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
export function meet<Values extends object>({
  base,
  mine,
  theirs,
}: Versions<Values>): {
  values: Values;
  meeting: Meeting<Values>;
} {
  const { merged, ...met } = merge({ base, mine, theirs }, sameValue);
  return { values: merged, meeting: { ...met, theirs } };
}

/** Values that a form begins with, where a draft is older than what is stored. */
export function startFrom<Values extends object>(
  stored: Values,
  draft: MeetingDraft<Values>,
): Start<Values> {
  if (sameValue(draft.base, stored)) return { values: draft.values, meeting: null };
  const { values, meeting } = meet({ base: draft.base, mine: draft.values, theirs: stored });
  return { values, meeting: meeting.contested.length > 0 ? meeting : null };
}
