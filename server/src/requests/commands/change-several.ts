import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Outcome } from "@neroli/contract/requests/centre-endpoints.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { AppError } from "../../kernel/errors.ts";

interface Several {
  requests: readonly string[];
  language: Language;
  /** Done to one of them, in a transaction of its own. */
  change: (request_key: string) => Promise<void>;
}

/** Does the same to several requests; what is refused stays as it is, and the answer says why. */
export async function changeSeveral({ requests, language, change }: Several): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] };
  for (const key of new Set(requests)) {
    try {
      await change(key);
      outcome.done.push(key);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ key, reason: sayAny(language, `errors.${error.code}`) });
    }
  }
  return outcome;
}
