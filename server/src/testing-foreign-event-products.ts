import { createEventProduct } from "./portals/factory.ts";
import { createProduct } from "./products/factory.ts";
import { type ForeignCall, hidden, type Params } from "./testing-foreign-call.ts";
import type { ForeignWorld } from "./testing-foreign-world.ts";

const event: Params = (world) => ({ event: world.event });
const company: Params = (world) => ({ event: world.event, companyKey: world.company });
const product: Params = (world) => ({ ...company(world), productKey: world.product });

const said =
  (values: { enabled?: boolean; promoted?: boolean; ranking?: number }) =>
  ({ event: event_key, company: company_key, product: product_key }: ForeignWorld) =>
    createEventProduct({ event_key, company_key, product_key, ...values });
const promoted = said({ promoted: true, ranking: 1 });

/** Calls that name products in an event. */
export const foreignEventProductCalls = {
  "GET /events/:event/products": hidden(event),
  "POST /events/:event/products/enable": severalOf({ before: said({ enabled: false }) }),
  "POST /events/:event/products/disable": severalOf({}),
  "POST /events/:event/products/promote": severalOf({}),
  "POST /events/:event/products/demote": severalOf({ before: promoted }),
  "POST /companies/:companyKey/events/:event/products/create": {
    ...hidden(company),
    sent: (world) => ({ params: company(world), body: { key: world.product } }),
  },
  "GET /companies/:companyKey/events/:event/products/:productKey": hidden(product),
  "PUT /companies/:companyKey/events/:event/products/:productKey": hidden(product, {
    body: { version: 0, display_name: "Of the show", enabled: true, promoted: true },
  }),
  "POST /companies/:companyKey/events/:event/products/:productKey/enable": hidden(product, {
    before: said({ enabled: false }),
  }),
  "POST /companies/:companyKey/events/:event/products/:productKey/disable": hidden(product),
  "POST /companies/:companyKey/events/:event/products/:productKey/promote": hidden(product),
  "POST /companies/:companyKey/events/:event/products/:productKey/demote": hidden(product, {
    before: promoted,
  }),
  "POST /sync/events/:event/products": {
    ...hidden(event),
    sent: (world) => ({
      params: event(world),
      upload: {
        asset: null,
        content: Buffer.from(`key,display name\r\n${world.product},Of the show\r\n`),
      },
    }),
  },
  "GET /events/:event/companies/:companyKey/products": hidden(company),
  "GET /events/:event/companies/:companyKey/products/:productKey/:type/lite": hidden((world) => ({
    ...product(world),
    type: "INGREDIENTS",
  })),
  "POST /events/:event/companies/:companyKey/products/:productKey/ranking": {
    ...hidden(product),
    before: async (world) => {
      await promoted(world);
      await secondPromoted(world);
    },
    sent: (world) => ({
      params: product(world),
      body: { products: [`${world.product}-2`, world.product] },
    }),
  },
} satisfies Record<string, ForeignCall>;

/** The same of several products. */
function severalOf(more: Pick<ForeignCall, "before">): ForeignCall {
  const sent = (world: ForeignWorld) => ({
    params: event(world),
    body: { products: [world.product] },
  });
  return { ...hidden(event), ...more, sent };
}

async function secondPromoted({ event: event_key, company, product }: ForeignWorld) {
  const key = `${product}-2`;
  await createProduct({ key, company_key: company });
  await createEventProduct({
    ...{ event_key, company_key: company, product_key: key, promoted: true, ranking: 2 },
  });
}
