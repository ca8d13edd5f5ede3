import type { ListingState, Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { CellProblem } from "@neroli/contract/imports/mapping.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { ValueKey } from "@neroli/contract/products/text-keys.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";

/** A product as its rows give it, before the fields themselves check it (readFields). */
export interface ReadProduct {
  /** The first of its rows, and where it starts in the file. */
  row: number;
  line: number;
  /** Its identity, as `mapping.identity` says; "" when the file gives none. */
  identity: string;
  /** Neroli's key, where a column holds it. */
  key?: string;
  /** null where it is said by nobody, or cannot be read: then there is a problem, too. */
  offering: Offering | null;
  segment: Segment | null;
  /** Not yet validated; a field without a value is absent. */
  fields: ProductFields;
  /** The fields that the file speaks of: those with a value, and where empty cells clear all of its columns. */
  speaks_of: ValueKey[];
  visibility?: FieldVisibilities;
  state?: ListingState;
  trashed?: boolean;
  /** Remarks on values that are left out of a product that is taken all the same. */
  notes: CellProblem[];
  /** Why the product cannot be taken. */
  problems: CellProblem[];
}
