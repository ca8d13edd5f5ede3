import { type ForeignCall, hidden, open, type Params, refused } from "./testing-foreign-call.ts";
import { change } from "./testing-foreign-world.ts";

const company: Params = (world) => ({ companyKey: world.company });
const product: Params = (world) => ({ companyKey: world.company, productKey: world.product });
const document: Params = (world) => ({ companyKey: world.company, id: world.document });

/** Calls that name a product or a file. */
export const foreignProductCalls = {
  "GET /companies/:companyKey/assets": hidden(company),
  "POST /companies/:companyKey/assets": {
    ...hidden(company),
    sent: (world) => ({
      params: company(world),
      upload: {
        asset: { kind: "DOCUMENT", type: "SDS", product: world.product },
        content: Buffer.from("%PDF-1.7 a sheet"),
      },
    }),
  },
  "PUT /companies/:companyKey/assets/order": {
    ...hidden(company),
    before: change.pictureBeforeAnother,
    sent: (world) => ({
      params: company(world),
      body: { product: world.product, ids: [world.picture] },
    }),
  },
  "PUT /companies/:companyKey/assets/:id": hidden(document, {
    body: { name: "Another name", version_of_record: 1 },
  }),
  "DELETE /companies/:companyKey/assets": {
    ...hidden(company),
    sent: (world) => ({ params: company(world), query: { ids: world.document } }),
  },
  "DELETE /companies/:companyKey/assets/:id": hidden(document),
  "GET /companies/:companyKey/assets/:id/download": refused(document),
  "GET /companies/:companyKey/assets/:id/preview": refused(document),
  "GET /companies/:companyKey/receipts": hidden(company),
  "GET /companies/:companyKey/receipts/export": hidden(company, { query: { format: "CSV" } }),
  "GET /images/:id": open((world) => ({ id: world.logo })),
  "GET /products/:productKey/awards": open((world) => ({ productKey: world.product })),
  "GET /products/:productKey/alternatives": open((world) => ({ productKey: world.product })),
  "GET /products/:offering/:productKey/preview": open((world) => ({
    offering: "INGREDIENTS",
    productKey: world.product,
  })),
  "GET /products/:offering/:productKey": open((world) => ({
    offering: "INGREDIENTS",
    productKey: world.product,
  })),
  "POST /companies/:companyKey/products": hidden(company, {
    body: { offering: "INGREDIENTS", segment: "PERSONALCARE", fields: { name: "New" } },
  }),
  "GET /companies/:companyKey/products/:productKey": hidden(product),
  "PUT /companies/:companyKey/products/:productKey": hidden(product, {
    body: { version: 1, fields: { name: "Another name" }, visibility: {} },
  }),
  "GET /companies/:companyKey/products/:productKey/history": hidden(product),
  "POST /companies/:companyKey/products/:productKey/undo": hidden(product, {
    body: { version: 2 },
    before: change.savedProduct,
  }),
  "GET /companies/:companyKey/completeness": hidden(company),
} satisfies Record<string, ForeignCall>;
