import type { Language } from "@neroli/contract/kernel/language.ts";
import type { QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import { inOneTerritory } from "@neroli/contract/reckoning/customs.ts";
import { reckonQuoted } from "@neroli/contract/reckoning/quoted.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { found } from "../../kernel/errors.ts";
import { ratesOn } from "../../rates/queries/rates-on.ts";
import { presentQuote } from "../present.ts";
import { getQuote } from "../queries/get-quote.ts";
import { type Parties, readParties } from "../queries/read-parties.ts";

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
  const parties = await readParties(request_key);
  const current = quote.current_version === version.version;
  return {
    quote,
    version,
    current,
    // Extending moves the last day of the quote, and so of the version that stands.
    valid_until: (current ? quote.valid_until : null) ?? version.content.valid_until,
    parties,
    reckoned: await reckon(version, parties),
  };
}

export type PrintedVersion = Awaited<ReturnType<typeof readVersion>>;

/** In the currency of its first line, by the rates of the day on which it was sent. */
async function reckon({ content, sent_at }: QuoteVersion, parties: Parties) {
  const currency = content.lines[0]?.price.currency ?? "EUR";
  const rates = await ratesOn(sent_at.slice(0, 10));
  const duty_free = inOneTerritory(parties.supplier_country, parties.delivery_country);
  return { currency, ...reckonQuoted(content, { currency, rates, duty_free }) };
}
