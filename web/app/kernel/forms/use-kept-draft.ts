import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../drafts.ts";
import type { DraftOptions } from "./entry-form.ts";

/** What was typed before the page was loaded anew; null when nothing was kept. */
export function useKeptDraft<Values extends object>(
  draft: DraftOptions | null,
): Partial<Values> | null {
  const [initial] = useState(() =>
    draft ? readDraft<Partial<Values>>(draft.key, draft.place) : null,
  );
  return initial;
}

/** Keeps what is typed with each change, and forgets it once it is saved, given up or as it was. */
export function useKeepDraft(
  draft: DraftOptions | null,
  { values, changed }: { values: object; changed: boolean },
): void {
  const { key = null, place = "browser" } = draft ?? {};
  const secret = draft?.secret?.join(" ") ?? "";
  useEffect(() => {
    if (key === null) return;
    if (!changed) return forgetDraft(key, place);
    const hidden = secret.split(" ");
    const told = Object.entries(values).filter(([name]) => !hidden.includes(name));
    keepDraft(key, Object.fromEntries(told), place);
  }, [key, place, secret, values, changed]);
}
