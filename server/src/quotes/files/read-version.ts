import type { Language } from "@neroli/contract/kernel/language.ts";
import { reckonQuoted } from "@neroli/contract/reckoning/quoted.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { found } from "../../kernel/errors.ts";
import { presentQuote } from "../present.ts";
import { getQuote } from "../queries/get-quote.ts";

export interface Order {
  request_key: string;
  version: number;
  /** In which the file is written. */
  language: Language;
}

/**
 * A version that was sent, with what it costs and between whom it is: what both sides may print. Of
 * what this actor is answered it leaves out what is the supplier's own; not found where there is no
 * such version.
 */
export async function readVersion(actor: SignedInActor, { request_key, ...order }: Order) {
  const { language } = order;
  const held = await getQuote(actor, request_key);
  const { own: _, can: __, ...quote } = presentQuote({ actor, language }, held);
  const version = found(quote.versions.find((each) => each.version === order.version));
  const { currency } = version.reckoned_by;
  const current = quote.current_version === version.version;
  return {
    quote,
    version,
    current,
    // Extending moves the last day of the quote, and so of the version that stands.
    valid_until: (current ? quote.valid_until : null) ?? version.content.valid_until,
    parties: held.parties,
    reckoned: { currency, ...reckonQuoted(version.content, version.reckoned_by) },
  };
}

export type PrintedVersion = Awaited<ReturnType<typeof readVersion>>;
