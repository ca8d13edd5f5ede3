import type { Language } from "@neroli/contract/kernel/language.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { findTerms, languageFor } from "../queries/find-terms.ts";

/** Refuses a version that somebody was shown before another one was published. */
export async function refuseOldTerms(event: string, shown: number | undefined): Promise<void> {
  const terms = shown === undefined ? undefined : await findTerms(event);
  if (shown !== undefined && terms?.version !== shown) throw new AppError("portals.terms-changed");
}

interface Acceptance {
  event: string;
  user_key: string;
  /** The version that was shown; the newest where nothing is said. */
  version?: number | undefined;
  /** In which the person reads. */
  language: Language;
}

/** Notes, for good, which version of the event's terms was accepted, and in which language. */
export async function noteAcceptance(accepting: Acceptance): Promise<void> {
  const { event, user_key } = accepting;
  const terms = await findTerms(event);
  if (accepting.version !== undefined && terms?.version !== accepting.version) {
    throw new AppError("portals.terms-changed");
  }
  if (!terms) return;
  const { version, texts } = terms;
  const language = languageFor(texts, accepting.language);
  await db()
    .insertInto("event_terms_acceptances")
    .values({ event_key: event, version, user_key, language })
    .onConflict((known) => known.doNothing())
    .execute();
}
