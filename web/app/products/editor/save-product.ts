import type {
  EditableProduct,
  NewProduct,
  ProductConflict,
  ProductForm,
} from "@neroli/contract/products/editor-schema.ts";
import { ApiError, api, hasCode } from "../../kernel/client.ts";
import type { Translate } from "../../language/phrases.tsx";
import type { Place } from "./place.ts";
import { partsOf, type Values } from "./values.ts";

type Stored = Pick<EditableProduct, "key" | "company">;

const named = ({ key, company }: Stored) => ({ companyKey: company.key, productKey: key });

interface Origin {
  place: Place;
  /** The product that is changed; null for a new one. */
  base: EditableProduct | null;
  duplicateOf?: string;
}

/** The body that is sent: the form of a stored product, or of a new one. */
export function bodyOf(
  values: Values,
  { place: { offering, segment }, base, duplicateOf }: Origin,
): ProductForm | NewProduct {
  if (base) return { version: base.version, ...partsOf(values) };
  return {
    ...{ offering, segment, ...partsOf(values) },
    state: "DRAFT",
    ...(duplicateOf !== undefined && { duplicate_of: duplicateOf }),
  };
}

export const saveProduct = (
  body: ProductForm | NewProduct,
  { place, base, key }: Pick<Origin, "place" | "base"> & { key: string },
): Promise<EditableProduct> =>
  base
    ? api("PUT /companies/:companyKey/products/:productKey", {
        params: named(base),
        body: body as ProductForm,
      })
    : api("POST /companies/:companyKey/products", {
        params: { companyKey: place.company },
        body: body as NewProduct,
        key,
      });

/** Takes back the last change, which made this version. */
export const undoLast = (product: Stored, version: number): Promise<EditableProduct> =>
  api("POST /companies/:companyKey/products/:productKey/undo", {
    params: named(product),
    body: { version },
  });

/** The product as somebody else left it, where that is why it was refused. */
export const conflictOf = (error: unknown): Partial<ProductConflict> | null =>
  hasCode(error, "conflict")
    ? ((error.body.additional_data ?? {}) as Partial<ProductConflict>)
    : null;

/** The same refusal, with a sentence of this page where it has one. */
export function explainRefusal(
  error: unknown,
  { t, isNew, place }: { t: Translate; isNew: boolean; place: Place },
): unknown {
  const status = error instanceof ApiError ? error.status : 0;
  // Spec 5: users without create permission.
  if (isNew && status === 403) {
    return new Error(t(`product-editor.no-permission.${place.offering}`), { cause: error });
  }
  // Spec 8: product save failure.
  const isRefused = status >= 400 && status < 500;
  return isRefused ? error : new Error(t("product-editor.failed"), { cause: error });
}
