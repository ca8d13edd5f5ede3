import { eventProductEndpoints } from "@neroli/contract/portals/products.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { routes } from "../../kernel/http/routes.ts";
import { changeProduct, changeProducts, type ProductDeed } from "./commands/change-products.ts";
import { rankProducts } from "./commands/rank-products.ts";
import { createEventProduct, saveEventProduct } from "./commands/save-product.ts";
import { presentEventProduct } from "./present.ts";
import { getEventProduct, getLite, type Named } from "./queries/get-product.ts";
import { listCompanyProducts, listEventProducts } from "./queries/list-products.ts";

const namedBy = (params: { event: string; companyKey: string; productKey: string }): Named => ({
  event: params.event,
  company: params.companyKey,
  product: params.productKey,
});

const read = async (actor: SignedInActor, named: Named) =>
  presentEventProduct(await getEventProduct(actor, named));

async function change(actor: SignedInActor, deed: ProductDeed, named: Named) {
  await changeProduct(actor, deed, named);
  return read(actor, named);
}

export const eventProductRoutes = routes(eventProductEndpoints, {
  "GET /events/:event/products": async ({ actor, params, query }) => {
    const page = await listEventProducts(actor, { ...query, ...params });
    return { ...page, content: page.content.map(presentEventProduct) };
  },

  "POST /events/:event/products/enable": ({ actor, params, body }) =>
    changeProducts(actor, "enable", { ...params, ...body }),

  "POST /events/:event/products/disable": ({ actor, params, body }) =>
    changeProducts(actor, "disable", { ...params, ...body }),

  "POST /events/:event/products/promote": ({ actor, params, body }) =>
    changeProducts(actor, "promote", { ...params, ...body }),

  "POST /events/:event/products/demote": ({ actor, params, body }) =>
    changeProducts(actor, "demote", { ...params, ...body }),

  "POST /companies/:companyKey/events/:event/products/create": async ({ actor, params, body }) => {
    const { event, companyKey: company } = params;
    await createEventProduct(actor, { event, company, form: body });
    return read(actor, { event, company, product: body.key });
  },

  "GET /companies/:companyKey/events/:event/products/:productKey": ({ actor, params }) =>
    read(actor, namedBy(params)),

  "PUT /companies/:companyKey/events/:event/products/:productKey": async (call) => {
    const { actor, params, body } = call;
    await saveEventProduct(actor, { ...namedBy(params), form: body });
    return read(actor, namedBy(params));
  },

  "POST /companies/:companyKey/events/:event/products/:productKey/enable": ({ actor, params }) =>
    change(actor, "enable", namedBy(params)),

  "POST /companies/:companyKey/events/:event/products/:productKey/disable": ({ actor, params }) =>
    change(actor, "disable", namedBy(params)),

  "POST /companies/:companyKey/events/:event/products/:productKey/promote": ({ actor, params }) =>
    change(actor, "promote", namedBy(params)),

  "POST /companies/:companyKey/events/:event/products/:productKey/demote": ({ actor, params }) =>
    change(actor, "demote", namedBy(params)),

  "GET /events/:event/companies/:companyKey/products": async ({ actor, params, query }) => {
    const { event, companyKey: company } = params;
    const page = await listCompanyProducts(actor, { ...query, event, company });
    return { ...page, content: page.content.map(presentEventProduct) };
  },

  "GET /events/:event/companies/:companyKey/products/:productKey/:type/lite": ({ actor, params }) =>
    getLite(actor, { ...namedBy(params), type: params.type }),

  "POST /events/:event/companies/:companyKey/products/:productKey/ranking": async (call) => {
    const { actor, params, body } = call;
    const order = await rankProducts(actor, { ...namedBy(params), ...body });
    return { products: order.map((key, at) => ({ key, ranking: at + 1 })) };
  },
});
