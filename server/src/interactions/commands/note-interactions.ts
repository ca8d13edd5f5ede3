import { isSupport } from "@neroli/contract/access/roles.ts";
import type { InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { Actor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { currentRequest } from "../../kernel/current-request.ts";
import { findCompanyTypes, findSuppliers } from "../queries/find-suppliers.ts";
import { countryOf } from "../recording/country-of.ts";
import { refusesTracking } from "../recording/is-robot.ts";
import { writeInbox } from "./write-inbox.ts";

/** Something that a command did with a product of a supplier, or with the supplier itself. */
export interface NotedInteraction {
  kind: InteractionKind;
  /** Whose product it is: for its own people it counts nothing. */
  company_key: string;
  product_key?: string;
  document?: string;
  /** The portal that it belongs to, where it is not the one in which it is done. */
  event_key?: string | null;
  /** Of one act on several products all but the first. */
  further?: boolean;
}

/** Who did it, or for whom it was done. */
type Reader = Pick<Actor, "user_key" | "company_key" | "roles" | "portal">;

/**
 * Counts what a command does, in its transaction: with it or not at all. Whose it was is remembered
 * of those who have agreed.
 */
export async function noteInteractions(
  reader: Reader,
  noted: readonly NotedInteraction[],
): Promise<void> {
  if (isSupport(reader.roles)) return;
  const others = noted.filter(({ company_key }) => company_key !== reader.company_key);
  if (others.length > 0) await write(reader, others);
}

/** The same of products by their keys; those that nobody is shown do not count. */
export async function noteProducts(
  reader: Reader,
  { kind, products }: { kind: InteractionKind; products: readonly string[] },
): Promise<void> {
  const suppliers = await findSuppliers(products);
  await noteInteractions(
    reader,
    [...suppliers].map(([product_key, company_key]) => ({ kind, product_key, company_key })),
  );
}

const singular = {
  INGREDIENTS: "INGREDIENT",
  FORMULATIONS: "FORMULATION",
  SERVICES: "SERVICE",
} as const satisfies Record<Offering, string>;

interface Making {
  deed: "CREATE" | "UPDATE";
  offering: Offering;
  product_key: string;
}

/** What a supplier makes and changes: for Neroli alone. */
export async function noteMaking(
  maker: Reader,
  { deed, offering, product_key }: Making,
): Promise<void> {
  if (isSupport(maker.roles)) return;
  await write(maker, [{ kind: `${deed}_${singular[offering]}`, product_key }]);
}

async function write(
  { user_key, company_key, portal }: Reader,
  noted: readonly (Omit<NotedInteraction, "company_key"> & { company_key?: string })[],
): Promise<void> {
  const { headers = {}, ip = null } = currentRequest() ?? {};
  const types = await findCompanyTypes(company_key ? [company_key] : []);
  const acceptLanguage = headers["accept-language"]?.toString();
  const reader = {
    user_key: refusesTracking(headers) ? null : user_key,
    country: countryOf({ address: ip, acceptLanguage }),
    reader_type: types.get(company_key ?? "") ?? null,
    happened_at: now(),
  };
  const interactions = noted.map((each) => ({ event_key: portal, ...each, ...reader }));
  await writeInbox([{ batch: null, interactions }]);
}
