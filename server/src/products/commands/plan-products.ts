import { createHash } from "node:crypto";
import type { ListingState, Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import { changesBetween } from "@neroli/contract/products/history.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { lacksToPublish } from "@neroli/contract/products/states.ts";
import type { ValueKey } from "@neroli/contract/products/text-keys.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import { type ExistingProduct, findExisting, stateOf } from "./find-existing.ts";
import type { GivenProduct } from "./given-product.ts";
import { renames } from "./renames.ts";

/** Why a product cannot be saved. */
export type PlanRefusal =
  | "trade-name-immutable"
  | "name-needed"
  | "ambiguous"
  | "twice"
  | "other-offering"
  | "other-segment"
  | "key-taken";

/** The content of a product, as far as a source decides it. */
interface PlannedContent {
  offering: Offering;
  segment: Segment;
  fields: ProductFields & { name: string };
  visibility: FieldVisibilities;
  state: ListingState;
  trashed: boolean;
}

export type Plan = { incoming: GivenProduct; source_hash: string | null } & (
  | { outcome: "created"; existing?: undefined; content: PlannedContent }
  | { outcome: "updated"; existing: ExistingProduct; content: PlannedContent }
  | { outcome: "unchanged"; existing: ExistingProduct }
  | { outcome: "refused"; existing?: ExistingProduct; refusal: PlanRefusal }
);

/**
 * Says what saving these products would do to each, in their order, and changes nothing. Within a
 * transaction the products that are met are locked, so that it stays true until its end.
 *
 * A product that comes from a source as it came the last time is unchanged, whatever the editor has
 * made of it since. Products that are recognised otherwise are compared with what they are now.
 */
export async function planProducts(incoming: readonly GivenProduct[]): Promise<Plan[]> {
  const existing = await findExisting(incoming);
  const met = new Set<string>();
  return incoming.map((product, at) => once(plan(product, existing[at] ?? []), met));
}

/** Two of one call may be recognised as one product: by two of its CAS numbers. The first it is. */
function once(plan: Plan, met: Set<string>): Plan {
  const { existing, incoming, source_hash } = plan;
  if (!existing) return plan;
  if (met.has(existing.key)) {
    return { outcome: "refused", refusal: "twice", existing, incoming, source_hash };
  }
  met.add(existing.key);
  return plan;
}

function plan(incoming: GivenProduct, candidates: readonly ExistingProduct[]): Plan {
  const source_hash = incoming.source_key === null ? null : hash(incoming);
  const whole = { incoming, source_hash };
  const [existing, another] = preferred(candidates);
  if (!existing) return planNew(whole);
  const refuse = (refusal: PlanRefusal): Plan => ({
    ...whole,
    outcome: "refused",
    refusal,
    existing,
  });
  if (another) return { ...whole, outcome: "refused", refusal: "ambiguous" };
  if (existing.company_key !== incoming.company_key) {
    return { ...whole, outcome: "refused", refusal: "key-taken" };
  }
  if (existing.source_hash !== null && existing.source_hash === source_hash) {
    return { ...whole, ...moved(incoming, existing) };
  }
  const bySource = (incoming.recognised_by ?? "source") === "source";
  if (existing.offering !== incoming.offering && !bySource) return refuse("other-offering");
  if (existing.segment !== incoming.segment && !bySource) return refuse("other-segment");
  const content = merged(incoming, existing);
  if (!content) return refuse("name-needed");
  if (renames(existing.fields, content.fields)) return refuse("trade-name-immutable");
  return isSame(existing, content)
    ? { ...whole, outcome: "unchanged", existing }
    : { ...whole, outcome: "updated", existing, content };
}

/** What comes as it came the last time: at most its state is to be another. */
function moved(incoming: GivenProduct, existing: ExistingProduct) {
  const { offering, segment, fields, visibility, trashed } = existing;
  const state = stateAfter(incoming, { offering, segment, fields, existing });
  if (state === existing.state || !hasName(fields))
    return { outcome: "unchanged", existing } as const;
  const content = { offering, segment, fields, visibility, state, trashed };
  return { outcome: "updated", existing, content } as const;
}

/** A product stays a draft while nothing says what it is; what is listed is not asked again. */
function stateAfter(
  { state = "LISTED", moves = false }: GivenProduct,
  {
    existing,
    ...told
  }: {
    offering: Offering;
    segment: Segment;
    fields: ProductFields;
    existing?: ExistingProduct;
  },
): ListingState {
  if (existing && !moves) return existing.state;
  if (state === existing?.state) return state;
  return lacksToPublish(told).length > 0 ? "DRAFT" : state;
}

/** The one of several that is not in the trash, when it is the only one. */
function preferred(candidates: readonly ExistingProduct[]): readonly ExistingProduct[] {
  const active = candidates.filter(({ trashed }) => !trashed);
  return active.length === 1 ? active : candidates;
}

function planNew(whole: { incoming: GivenProduct; source_hash: string | null }): Plan {
  const { offering, segment, fields, visibility = {}, trashed = false } = whole.incoming;
  if (!hasName(fields)) return { ...whole, outcome: "refused", refusal: "name-needed" };
  return {
    ...whole,
    outcome: "created",
    content: {
      ...{ offering, segment, fields, visibility, trashed },
      state: stateAfter(whole.incoming, { offering, segment, fields }),
    },
  };
}

function merged(incoming: GivenProduct, existing: ExistingProduct): PlannedContent | null {
  const { offering, segment, fields: given, speaks_of, visibility, trashed } = incoming;
  const fields = speaks_of ? { ...without(existing.fields, speaks_of), ...given } : given;
  if (!hasName(fields)) return null;
  return {
    offering,
    segment,
    fields,
    visibility: visibility ?? existing.visibility,
    state: stateAfter(incoming, { offering, segment, fields, existing }),
    trashed: existing.trashed || trashed === true,
  };
}

const without = (fields: ProductFields, keys: readonly ValueKey[]): ProductFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key as ValueKey)));

const hasName = (fields: ProductFields): fields is ProductFields & { name: string } =>
  fields.name !== undefined;

const isSame = (existing: ExistingProduct, content: PlannedContent) =>
  existing.trashed === content.trashed &&
  changesBetween(stateOf(existing), stateOf(content)).length === 0;

/** The hash of the source's product, without the key, because a product keeps its own. */
function hash({ offering, segment, fields, visibility = {}, trashed }: GivenProduct): string {
  const content = { offering, segment, fields, visibility, trashed: trashed === true };
  return createHash("sha256")
    .update(JSON.stringify(sorted(content)))
    .digest("base64url");
}

/** The same content in another order of keys is no change. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
