import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key } from "../kernel/values.ts";
import { EditableProduct, HistoryEntry, NewProduct, ProductForm } from "./editor-schema.ts";

const params = z.object({ companyKey: Key, productKey: Key });

const historyQuery = listQuery({ filters: { field: ["eq"] }, sort: ["at"] });

export const productEditorEndpoints = {
  "POST /companies/:companyKey/products": {
    access: "create-products",
    repeats: "once",
    summary:
      "Create a product, also as a duplicate of another: a draft unless `state` says LISTED. Its " +
      "key is made from its name. Refused fields are told one by one, with `path` (fields.cas.1) and `reason`.",
    params: z.object({ companyKey: Key }),
    body: NewProduct,
    form: "products/new-product",
    response: EditableProduct,
    errors: ["products.untold"],
    audit: "product.created",
  },
  "GET /companies/:companyKey/products/:productKey": {
    access: "edit-products",
    summary: "A product as its editors read it, also from the trash.",
    params,
    response: EditableProduct,
  },
  "PUT /companies/:companyKey/products/:productKey": {
    access: "edit-products",
    summary:
      "Replace the fields and their visibility. The trade name stays once it is set (spec 5). " +
      "Another version answers what others changed since, and who.",
    params,
    body: ProductForm,
    form: "products/product",
    response: EditableProduct,
    errors: ["products.trade-name-immutable", "products.trashed"],
    audit: "product.saved",
  },
  "GET /companies/:companyKey/products/:productKey/history": {
    access: "edit-products",
    summary:
      "What was changed, by whom and when, the newest first; `field__eq` tells of one field.",
    params,
    query: historyQuery,
    response: pageOf(HistoryEntry),
  },
  "POST /companies/:companyKey/products/:productKey/undo": {
    access: "edit-products",
    repeats: "harmless",
    summary:
      "Take back the last change, whoever made it, as a new version; of a first trade name too.",
    params,
    body: z.strictObject({ version: z.int().min(1) }),
    response: EditableProduct,
    errors: ["products.nothing-to-undo", "products.trashed"],
    audit: "product.undone",
  },
} satisfies Endpoints;
