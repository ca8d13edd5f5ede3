import type { Quote } from "@neroli/contract/quotes/schema.ts";
import { type Translate, useT } from "../../language/phrases.tsx";

interface KeptStateProps {
  quote: Quote;
  changed: boolean;
  /** Why it could not be kept. */
  failure: string | null;
}

/** Whether what is written is on the server, and who put it there. */
export function KeptState({ quote, changed, failure }: KeptStateProps) {
  const t = useT();
  if (changed && failure) return t("quotes.edit.kept.failed", { reason: failure });
  if (changed) return t("quotes.edit.kept.soon");
  const by = quote.own?.draft_by;
  return by && t("quotes.edit.kept", { person: `${by.firstname} ${by.lastname}` });
}

/** Who wrote what somebody else has met: the draft, or the version that was sent in its place. */
export function whoChanged(t: Translate, quote: Quote): string | undefined {
  const by = quote.own?.draft_by;
  if (by) return t("quotes.edit.conflict.draft", { person: `${by.firstname} ${by.lastname}` });
  const last = quote.versions.at(-1);
  if (!last) return undefined;
  const { firstname, lastname } = last.sent_by;
  return t("quotes.edit.conflict.sent", {
    person: `${firstname} ${lastname}`,
    version: last.version,
  });
}
