import { productEndpoints } from "@neroli/contract/products/endpoints.ts";
import { findSimilar } from "../catalogue/queries/find-similar.ts";
import { listAlternatives } from "../catalogue/queries/list-alternatives.ts";
import { suggestInci } from "../catalogue/queries/suggest-inci.ts";
import { notFound } from "../kernel/errors.ts";
import { routes } from "../kernel/http/routes.ts";
import { changeVisibility } from "./commands/change-visibility.ts";
import { createProduct } from "./commands/create-product.ts";
import { labelProducts } from "./commands/label-products.ts";
import { moveProducts } from "./commands/move-products.ts";
import { saveProduct } from "./commands/save-product.ts";
import { undoLastSave } from "./commands/undo-last-save.ts";
import { presentHistory } from "./present/present-editable.ts";
import { presentListed } from "./present/present-listed.ts";
import { presentProduct, readableFields } from "./present/present-product.ts";
import { readEditable } from "./present/read-editable.ts";
import { makePreview } from "./preview/make-preview.ts";
import { companyCompleteness } from "./queries/company-completeness.ts";
import { findVisibleKeys, getProduct } from "./queries/get-product.ts";
import { listHistory } from "./queries/list-history.ts";
import { listProducts } from "./queries/list-products.ts";

interface Params {
  companyKey: string;
  productKey: string;
}
const named = ({ companyKey: company_key, productKey: key }: Params) => ({ company_key, key });

export const productRoutes = routes(productEndpoints, {
  "GET /products/:offering/:productKey": async ({ actor, params }) => {
    const row = await getProduct(actor, { offering: params.offering, key: params.productKey });
    const { fields } = readableFields(actor, row);
    return presentProduct(actor, row, await findSimilar(actor, { key: row.key, fields }));
  },

  "GET /products/:offering/:productKey/preview": ({ actor, params }) => makePreview(actor, params),

  "GET /products/:productKey/alternatives": async ({ actor, params: { productKey } }) => {
    const visible = await findVisibleKeys(actor, [productKey]);
    if (!visible.has(productKey)) throw notFound();
    return { content: await listAlternatives(actor, productKey) };
  },

  "GET /products": async ({ actor, query }) => {
    const page = await listProducts(actor, query);
    return { ...page, content: page.content.map((row) => presentListed(actor, row)) };
  },

  "POST /products/publish": ({ actor, body: { products: keys } }) =>
    moveProducts(actor, { keys, action: "publish" }),

  "POST /products/unpublish": ({ actor, body: { products: keys } }) =>
    moveProducts(actor, { keys, action: "unpublish" }),

  "POST /products/trash": ({ actor, body: { products: keys } }) =>
    moveProducts(actor, { keys, action: "trash" }),

  "POST /products/recover": ({ actor, body: { products: keys } }) =>
    moveProducts(actor, { keys, action: "recover" }),

  "PUT /products/labels": ({ actor, body }) => labelProducts(actor, body),

  "POST /products/visibility": ({ actor, body }) =>
    changeVisibility(actor, { keys: body.products, wanted: body.visibility }),

  "GET /products/inci": async ({ actor, query }) => ({
    content: await suggestInci(actor, query),
  }),

  "GET /companies/:companyKey/completeness": ({ actor, params }) =>
    companyCompleteness(actor, params.companyKey),

  "POST /companies/:companyKey/products": async ({ actor, params, body }) => {
    const company_key = params.companyKey;
    const key = await createProduct(actor, { company_key, form: body });
    return readEditable(actor, { company_key, key });
  },

  "GET /companies/:companyKey/products/:productKey": ({ actor, params }) =>
    readEditable(actor, named(params)),

  "PUT /companies/:companyKey/products/:productKey": async ({ actor, params, body }) => {
    await saveProduct(actor, { ...named(params), form: body });
    return readEditable(actor, named(params));
  },

  "GET /companies/:companyKey/products/:productKey/history": async ({ actor, params, query }) => {
    const page = await listHistory(actor, { ...named(params), query });
    return { ...page, content: page.content.map(presentHistory) };
  },

  "POST /companies/:companyKey/products/:productKey/undo": async ({ actor, params, body }) => {
    await undoLastSave(actor, { ...named(params), version: body.version });
    return readEditable(actor, named(params));
  },
});
