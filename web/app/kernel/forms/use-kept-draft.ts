import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../drafts.ts";
import type { DraftOptions, Meeting } from "./entry-form.ts";
import { type MeetingDraft, startFrom } from "./starting-values.ts";

interface Start<Values> {
  values: Values;
  /** The values come from a draft: they were typed before the page was loaded anew. */
  restored: boolean;
  meeting: Meeting<Values> | null;
}

/** What a form begins with: what is stored, or what was typed over it before. */
export function useStart<Values extends object>(
  draft: DraftOptions | null,
  stored: Values,
): Start<Values> {
  const [start] = useState((): Start<Values> => {
    const kept = draft && readDraft<object>(draft.key, draft.place);
    if (!kept) return { values: stored, restored: false, meeting: null };
    if (draft.meets) {
      return { ...startFrom(stored, kept as MeetingDraft<Values>), restored: true };
    }
    return { values: { ...stored, ...kept }, restored: true, meeting: null };
  });
  return start;
}

interface Typed {
  values: object;
  changed: boolean;
  /** What it began from. */
  began: object;
}

/** Keeps what is typed with each change, and forgets it once it is saved, given up or as it was. */
export function useKeepDraft(draft: DraftOptions | null, { values, changed, began }: Typed): void {
  const { key = null, place = "browser", meets = false } = draft ?? {};
  const secret = draft?.secret?.join(" ") ?? "";
  useEffect(() => {
    if (key === null) return;
    if (!changed) return forgetDraft(key, place);
    const hidden = secret.split(" ");
    const typed = Object.entries(values).filter(([name]) => !hidden.includes(name));
    const kept = Object.fromEntries(typed);
    keepDraft(key, meets ? { base: began, values: kept } : kept, place);
  }, [key, place, meets, secret, values, changed, began]);
}
