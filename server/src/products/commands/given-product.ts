import type {
  FieldVisibility,
  ListingState,
  Offering,
  Segment,
} from "@neroli/contract/enumerations/products.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { ValueKey } from "@neroli/contract/products/text-keys.ts";

/** A product as a source outside of the editor gives it. Its fields are valid (field-problems.ts). */
export interface GivenProduct {
  /** Made from the name when left out; a product keeps the key that it was created with. */
  key?: string;
  company_key: string;
  offering: Offering;
  segment: Segment;
  /** Without a name only for products that have one already. */
  fields: ProductFields;
  /** The fields that the source speaks of: the others stay as they are. All when left out. */
  speaks_of?: readonly ValueKey[];
  /** Left out: what has been decided stays. */
  visibility?: Partial<Record<ProductFieldKey, FieldVisibility>>;
  /** Together with the company what the product is recognised by when it comes again … */
  source: string | null;
  source_key: string | null;
  /** … unless it is by its key, or by what it has in this field; "source" when left out. */
  recognised_by?: "source" | "key" | { field: ProductFieldKey };
  /** What a new product becomes: LISTED when left out, but a draft while nothing says what it is. */
  state?: ListingState;
  /** The state is also for a product that is there already, which keeps its own otherwise. */
  moves?: boolean;
  /** Into the trash; otherwise it stays where it is. */
  trashed?: boolean;
}
