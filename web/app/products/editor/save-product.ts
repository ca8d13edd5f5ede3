import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { api } from "../../kernel/client.ts";
import type { Place } from "./place.ts";
import { partsOf, type Values } from "./values.ts";

type Stored = Pick<EditableProduct, "key" | "company">;

const named = ({ key, company }: Stored) => ({ companyKey: company.key, productKey: key });

export const saveProduct = (
  product: Stored,
  { version, values }: { version: number; values: Values },
): Promise<EditableProduct> =>
  api("PUT /companies/:companyKey/products/:productKey", {
    params: named(product),
    body: { version, ...partsOf(values) },
  });

export const createProduct = (
  { company, offering, segment }: Place,
  { values, duplicateOf }: { values: Values; duplicateOf: string | undefined },
): Promise<EditableProduct> =>
  api("POST /companies/:companyKey/products", {
    params: { companyKey: company },
    body: {
      offering,
      segment,
      ...partsOf(values),
      ...(duplicateOf !== undefined && { duplicate_of: duplicateOf }),
    },
  });

/** Takes back the last change, which made this version. */
export const undoLast = (product: Stored, version: number): Promise<EditableProduct> =>
  api("POST /companies/:companyKey/products/:productKey/undo", {
    params: named(product),
    body: { version },
  });
