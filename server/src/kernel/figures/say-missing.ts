import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Missing } from "@neroli/contract/reckoning/offer.ts";
import { say } from "@neroli/phrases/say.ts";

/** Why something is unknown. */
export function sayMissing(missing: Missing, language: Language): string {
  if (missing.kind === "rate") {
    return say(language, "rounds.missing.rate", { currency: missing.currency });
  }
  if (missing.kind === "charge" || missing.kind === "share") {
    const charge = say(language, `rounds.charge.${missing.charge}`);
    return say(language, `rounds.missing.${missing.kind}`, { charge });
  }
  return say(language, `rounds.missing.${missing.kind}`);
}
