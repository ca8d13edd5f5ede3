import { isSupport } from "@neroli/contract/access/roles.ts";
import { visitingKinds } from "@neroli/contract/enumerations/interactions.ts";
import type { BrowserEvent, InteractionBatch } from "@neroli/contract/interactions/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { findCompanyTypes, findSuppliers } from "../queries/find-suppliers.ts";
import { countryOf } from "../recording/country-of.ts";
import { isRobot, refusesTracking } from "../recording/is-robot.ts";
import { isTooFast } from "../recording/pace.ts";
import { firstsOf } from "../recording/seen-today.ts";
import { tidyWords } from "../recording/tidy-words.ts";
import { collect } from "./collect.ts";
import type { Interaction } from "./write-inbox.ts";

type Headers = Record<string, string | string[] | undefined>;

/**
 * Takes what a browser tells of its reader. Robots, support and a supplier's own people count
 * nothing; a person stands beside it only where that person agreed and the browser does not object.
 */
export async function recordBatch(
  actor: Actor,
  { batch, headers }: { batch: InteractionBatch; headers: Headers },
): Promise<void> {
  if (isRobot(headers) || isSupport(actor.roles)) return;
  const remembered = refusesTracking(headers) ? {} : rememberedAs(actor, batch);
  const known = actor.user_key ?? remembered.visitor ?? `${actor.address} ${headers["user-agent"]}`;
  if (isTooFast(known, batch.events.filter(isVisit).length)) return;
  const suppliers = await findSuppliers(batch.events.flatMap(({ product }) => product ?? []));
  const reader = { ...remembered, ...(await describe(actor, headers)) };
  const event_key = actor.portal ?? batch.portal ?? null;
  const interactions = batch.events.flatMap((event): Interaction[] => {
    const supplier = event.product ? suppliers.get(event.product) : event.company;
    const counts = event.kind === "SEARCH" || supplier !== undefined;
    if (!counts || (supplier && supplier === actor.company_key)) return [];
    const scopes = { supplier: supplier ?? null, portal: event_key };
    const firsts = isVisit(event) ? firstsOf(known, scopes) : 0;
    return [{ ...toInteraction(event), ...reader, event_key, firsts }];
  });
  if (interactions.length > 0) await collect({ batch: batch.batch, interactions });
}

const isVisit = ({ kind }: BrowserEvent) => visitingKinds.some((visiting) => visiting === kind);

/** Whose it is, if that person agreed: of accounts that is known when it is written. */
const rememberedAs = (
  { user_key }: Actor,
  { visitor }: InteractionBatch,
): { user_key?: string; visitor?: string } =>
  user_key ? { user_key } : visitor ? { visitor } : {};

/** What is said of every reader: from where, and of what kind of company. */
async function describe({ address, company_key }: Actor, headers: Headers) {
  const acceptLanguage = headers["accept-language"]?.toString();
  const types = await findCompanyTypes(company_key ? [company_key] : []);
  return {
    country: countryOf({ address, acceptLanguage }),
    reader_type: types.get(company_key ?? "") ?? null,
  };
}

function toInteraction(event: BrowserEvent): Interaction {
  const { ago, product, company, words, found, rank, filters } = event;
  const empty = event.kind === "SEARCH" && found === 0;
  return {
    kind: empty ? "SEARCH_WITHOUT_RESULTS" : event.kind,
    happened_at: new Date(now().getTime() - ago),
    product_key: product ?? null,
    company_key: product ? null : (company ?? null),
    words: words === undefined ? null : tidyWords(words),
    found: found ?? null,
    rank: rank ?? null,
    filters: filters || null,
  };
}
