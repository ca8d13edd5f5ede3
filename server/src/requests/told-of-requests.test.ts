import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createMessage, createRequest } from "./factory.ts";
import { type Requests, startRequests } from "./testing-requests.ts";

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.close());

let buyer: Awaited<ReturnType<typeof createUser>>;
let seller: Awaited<ReturnType<typeof createUser>>;
let request: Awaited<ReturnType<typeof createRequest>>;
beforeEach(async () => {
  buyer = await createUser({ firstname: "Béatrice", lastname: "Moreau" });
  seller = await createUser({ roles: ["SUPPLIER_USER"] });
  request = await createRequest({ buyer_key: buyer.key, company_key: seller.company_key ?? "" });
});

const list = (as: string, query: Record<string, string> = {}) =>
  requests.app.call("GET /requests", { as, query });
const read = (as: string, requestKey = request.key) =>
  requests.app.call("GET /requests/:requestKey", { as, params: { requestKey } });

test("the requests about a product say what was asked for, and since when there is an answer", async () => {
  const about = {
    buyer_key: buyer.key,
    company_key: seller.company_key ?? "",
    type: "DOCUMENT" as const,
  };
  const { key } = await createProduct({ company_key: about.company_key });
  const asked = await createRequest({ ...about, products: [key], document_types: ["SDS"] });
  const found = async () => (await list(buyer.key, { product__eq: key })).body.content;
  expect(await found()).toMatchObject([
    { key: asked.key, document_types: ["SDS"], answered_at: null },
  ]);
  const act = (path: "POST /requests/:requestKey/close" | "POST /requests/:requestKey/reopen") =>
    requests.app.call(path, { as: seller.key, params: { requestKey: asked.key } });
  await act("POST /requests/:requestKey/close");
  expect(await found()).toMatchObject([{ answered_at: null, closed_at: expect.any(String) }]);
  await act("POST /requests/:requestKey/reopen");
  await createMessage({ request_key: asked.key, side: "SUPPLIER", author_key: seller.key });
  expect(await found()).toMatchObject([{ answered_at: expect.any(String), closed_at: null }]);
});

test("names those in copy to the buyer's side, and counts them for the supplier", async () => {
  const cc = ["lab@maker.example", "head@maker.example"];
  const { key } = await createRequest({
    buyer_key: buyer.key,
    company_key: request.company_key,
    cc,
  });
  expect((await read(buyer.key, key)).body).toMatchObject({ cc, copies: 2 });
  expect((await read(seller.key, key)).body).toMatchObject({ cc: [], copies: 2 });
});
