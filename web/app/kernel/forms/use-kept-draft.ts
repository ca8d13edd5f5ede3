import { useEffect, useState } from "react";
import { emptyDraft, keepDraft, readDraft } from "../drafts.ts";
import { useIsHydrated } from "../hydrated.ts";
import type { DraftOptions, Meeting } from "./entry-form.ts";
import { type MeetingDraft, startFrom } from "./starting-values.ts";
import type { SendKey } from "./use-send-key.ts";

interface Start<Values> {
  values: Values;
  /** The values come from a draft: they were typed before the page was loaded anew. */
  restored: boolean;
  meeting: Meeting<Values> | null;
  /** Whether there is a draft is known: before that nothing is kept or forgotten. */
  isRead: boolean;
}

interface Stored<Values> {
  stored: Values;
  /** Given the draft of a form that the server has rendered, which knows of none. */
  onLate: (values: Values) => void;
}

/** What a form begins with: what is stored, or what was typed over it before. */
export function useStart<Values extends object>(
  draft: DraftOptions | null,
  { stored, onLate }: Stored<Values>,
): Start<Values> {
  const isHydrated = useIsHydrated();
  const begin = (isRead: boolean): Start<Values> => {
    const kept = isRead && draft ? readDraft<object>(draft.key, draft.place) : null;
    const start = { values: stored, restored: kept !== null, meeting: null, isRead };
    if (!kept) return start;
    if (draft?.meets) {
      return { ...start, ...startFrom(stored, kept as MeetingDraft<Values>, draft.inParts) };
    }
    return { ...start, values: { ...stored, ...kept } };
  };
  const [start, setStart] = useState(() => begin(isHydrated));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is the browser's
  useEffect(() => {
    if (start.isRead) return;
    const late = begin(true);
    setStart(late);
    if (late.restored) onLate(late.values);
  }, []);
  return start;
}

interface Typed {
  values: object;
  changed: boolean;
  /** What it began from. */
  began: object;
  sendKey: SendKey;
}

/** Keeps what is typed with each change, and forgets it once it is saved, given up or as it was. */
export function useKeepDraft(
  draft: DraftOptions | null,
  { values, changed, began, sendKey }: Typed,
): void {
  const { key = null, place = "browser", meets = false } = draft ?? {};
  const secret = draft?.secret?.join(" ") ?? "";
  useEffect(() => {
    if (key === null) return;
    if (!changed) return emptyDraft(key, place);
    const hidden = secret.split(" ");
    const typed = Object.entries(values).filter(([name]) => !hidden.includes(name));
    const kept = Object.fromEntries(typed);
    keepDraft(key, meets ? { base: began, values: kept } : kept, place);
    sendKey.keep();
  }, [key, place, meets, secret, values, changed, began, sendKey]);
}
