import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { offerings, segments } from "../enumerations/products.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key, line, QueryFlag } from "../kernel/values.ts";
import { ProductSummary } from "../products/schema.ts";

/** Event product (spec 3): a product in a portal or exhibition. */
export const EventProduct = z.object({
  key: Key,
  /** As the product itself is called. */
  name: z.string(),
  display_name: z.string().nullable().describe("as it goes by there; null: by its own name"),
  company: z.object({
    key: Key,
    name: z.string(),
    enabled: z.boolean().describe("in this portal or exhibition"),
  }),
  segment: z.enum(segments),
  type: z.enum(offerings),
  enabled: z.boolean(),
  promoted: z.boolean(),
  ranking: z.int().nullable().describe("among the promoted ones of the whole event, from 1"),
  version: z.int().describe("0 while nothing has been said of the product there"),
});
export type EventProduct = z.infer<typeof EventProduct>;

/** A product as a list within an event shows it. */
export const EventProductLite = ProductSummary.extend({
  display_name: z.string().nullable(),
  promoted: z.boolean(),
});
export type EventProductLite = z.infer<typeof EventProductLite>;

const DisplayName = line(200).nullable();

export const NewEventProduct = z.strictObject({
  key: Key.describe("of the product"),
  display_name: DisplayName.default(null),
  enabled: z.boolean().default(true),
  promoted: z.boolean().default(false),
});
export type NewEventProduct = z.output<typeof NewEventProduct>;

export const EventProductForm = z.strictObject({
  version: z.int().min(0),
  display_name: DisplayName,
  enabled: z.boolean(),
  promoted: z.boolean(),
  ranking: z
    .int()
    .min(1)
    .optional()
    .describe("its place among the promoted ones, which it moves to; left out: as it is"),
});
export type EventProductForm = z.output<typeof EventProductForm>;

/** So many products are ordered, or changed, by one call. */
export const mostEventProducts = 500;
const Products = z.array(Key).min(1).max(mostEventProducts);

/** The promoted products of an event, in their order. */
const Ranking = z.object({
  products: z.array(z.object({ key: Key, ranking: z.int() })),
});

const params = z.object({ companyKey: Key, event: Key, productKey: Key });
const ofEvent = z.object({ event: Key });
const ofCompany = z.object({ event: Key, companyKey: Key });

const several = {
  access: "signed-in",
  repeats: "harmless",
  params: ofEvent,
  body: z.strictObject({ products: Products }),
  response: z.object({
    changed: z.array(Key).describe("what was so already is not among them"),
    left: z.array(Key).describe("those that are not in the event, or no longer"),
  }),
} as const;

const single = {
  access: "signed-in",
  repeats: "harmless",
  params,
  response: EventProduct,
} as const;

export const eventProductEndpoints = {
  "GET /events/:event/products": {
    access: "signed-in",
    summary:
      "The products of all companies of an event, for who manages them; in an exhibition for an " +
      "exhibitor's own people those of their company.",
    params: ofEvent,
    query: listQuery({
      filters: { name: ["icontains"], company: ["eq", "icontains"] },
      sort: ["name", "company", "segment", "ranking"],
      size: 50,
      maxSize: mostEventProducts,
      extra: {
        segment__eq: z.enum(segments).optional(),
        type__eq: z.enum(offerings).optional(),
        enabled__eq: QueryFlag.optional(),
        promoted__eq: QueryFlag.optional(),
      },
    }),
    response: pageOf(EventProduct),
  },
  "POST /events/:event/products/enable": {
    ...several,
    summary: "Let products into an event.",
    audit: "event.product-enabled",
  },
  "POST /events/:event/products/disable": {
    ...several,
    summary: "Take products out of an event.",
    audit: "event.product-disabled",
  },
  "POST /events/:event/products/promote": {
    ...several,
    summary: "Promote products; they come last in the ranking.",
    audit: "event.product-promoted",
  },
  "POST /events/:event/products/demote": {
    ...several,
    summary: "Promote products no longer; those below move up in the ranking.",
    audit: "event.product-demoted",
  },
  "POST /companies/:companyKey/events/:event/products/create": {
    access: "signed-in",
    repeats: "once",
    summary: "Let a product into an event, of which nothing has been said there yet.",
    params: z.object({ companyKey: Key, event: Key }),
    body: NewEventProduct,
    response: EventProduct,
    errors: ["portals.product-there"],
    audit: "event.product-saved",
  },
  "GET /companies/:companyKey/events/:event/products/:productKey": {
    access: "signed-in",
    summary: "A product in an event, for who manages it there and its company's editors.",
    params,
    response: EventProduct,
  },
  "PUT /companies/:companyKey/events/:event/products/:productKey": {
    access: "signed-in",
    summary: "Change what a product goes by in an event, and whether it is there and promoted.",
    params,
    form: "portals/event-product",
    body: EventProductForm,
    response: EventProduct,
    errors: ["conflict"],
    audit: "event.product-saved",
  },
  "POST /companies/:companyKey/events/:event/products/:productKey/enable": {
    ...single,
    summary: "Let a product into an event.",
    audit: "event.product-enabled",
  },
  "POST /companies/:companyKey/events/:event/products/:productKey/disable": {
    ...single,
    summary: "Take a product out of an event.",
    audit: "event.product-disabled",
  },
  "POST /companies/:companyKey/events/:event/products/:productKey/promote": {
    ...single,
    summary: "Promote a product; it comes last in the ranking.",
    audit: "event.product-promoted",
  },
  "POST /companies/:companyKey/events/:event/products/:productKey/demote": {
    ...single,
    summary: "Promote a product no longer; those below move up in the ranking.",
    audit: "event.product-demoted",
  },
  "GET /events/:event/companies/:companyKey/products": {
    access: "signed-in",
    summary:
      "A company's products in an event: what is shown there, promoted ones first in their order. " +
      "Who manages them reads those that are disabled, too.",
    params: ofCompany,
    query: listQuery({
      filters: {},
      sort: ["ranking", "name"],
      size: 100,
      extra: {
        segment: z.enum(segments).optional(),
        promoted__eq: QueryFlag.optional(),
        key: Key.optional(),
        type: z.enum(offerings).optional(),
      },
    }),
    response: pageOf(EventProduct),
  },
  "GET /events/:event/companies/:companyKey/products/:productKey/:type/lite": {
    access: "signed-in",
    summary: "The little of a product that a list within an event shows, as this reader sees it.",
    params: ofCompany.extend({ productKey: Key, type: z.enum(offerings) }),
    response: EventProductLite,
  },
  "POST /events/:event/companies/:companyKey/products/:productKey/ranking": {
    access: "signed-in",
    repeats: "harmless",
    summary:
      "Put the event's promoted products into this order; those that are not named follow as they " +
      "are. `seen` is the order that was read: where it is another one by now nothing is moved (409).",
    params,
    body: z.strictObject({
      products: Products.describe("keys in the wanted order, that of the address among them"),
      seen: z.array(Key).max(mostEventProducts).optional(),
    }),
    response: Ranking,
    errors: ["conflict"],
    audit: "event.products-ranked",
  },
} satisfies Endpoints;
