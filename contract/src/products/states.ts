import type { ListingState, Offering, Segment } from "../enumerations/products.ts";
import { type Facts, refusalOf, refusalsOf, type TransitionTable } from "../kernel/transitions.ts";
import { fieldsFor, type ProductFieldKey } from "./fields.ts";
import type { ProductFields } from "./schema.ts";

/** Where a product stands: in the trash it keeps the state that it comes back in. */
export type ProductPlace = ListingState | "TRASHED";

export const productActions = ["edit", "publish", "unpublish", "trash", "recover"] as const;
export type ProductAction = (typeof productActions)[number];

/** EDITOR: edits the products of that company, or is support. */
export interface ProductFacts extends Facts<ProductPlace, "EDITOR" | "READER"> {
  /** It says what it is (`lacksToPublish`). */
  told: boolean;
}

const editors = {
  sides: ["EDITOR"],
  refusals: { side: "access.forbidden", state: "products.trashed" },
} as const;

/** The actions on a product that change where it stands, and its editing (decisions, products). */
export const productTransitions = {
  guards: { told: { holds: ({ told }) => told, refusal: "products.untold" } },
  actions: {
    edit: { ...editors, from: ["DRAFT", "LISTED"], to: null },
    publish: { ...editors, from: ["DRAFT"], to: "LISTED", guards: ["told"] },
    unpublish: { ...editors, from: ["LISTED"], to: "DRAFT" },
    trash: { ...editors, from: ["DRAFT", "LISTED"], to: "TRASHED" },
    // Back to the state that it had.
    recover: { ...editors, from: ["TRASHED"], to: null },
  },
} as const satisfies TransitionTable<ProductAction, ProductFacts, "told">;

const table: TransitionTable<ProductAction, ProductFacts, "told"> = productTransitions;

/** Why this cannot be done to the product; null when it can. */
export const productRefusal = (action: ProductAction, facts: ProductFacts) =>
  refusalOf(table, { action, facts });

/** `productRefusal` for every action. */
export const productRefusals = (facts: ProductFacts) => refusalsOf(table, facts);

/** Fields that say what a product is: nobody could tell without any of them, nor find it. */
const telling: Record<Offering, readonly ProductFieldKey[]> = {
  INGREDIENTS: ["inci", "general_food_name", "cas", "functions", "description"],
  FORMULATIONS: ["phases", "applications", "description"],
  SERVICES: ["service_types", "description"],
};

/**
 * The fields of which a product has to have one before it is listed; none where it has. Asked when
 * it is published, not at later saves.
 */
export function lacksToPublish({
  offering,
  segment,
  fields,
}: {
  offering: Offering;
  segment: Segment;
  fields: ProductFields;
}): readonly ProductFieldKey[] {
  const told = telling[offering].some((key) => {
    const value = fields[key];
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  if (told) return [];
  const own = fieldsFor(offering, segment);
  return telling[offering].filter((key) => own.includes(key));
}
