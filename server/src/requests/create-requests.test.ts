import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import {
  contact,
  eventsOf,
  type Requests,
  sample,
  shipping_address,
  startRequests,
} from "./testing-requests.ts";

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.close());

let buyer: Awaited<ReturnType<typeof createUser>>;
let product: Awaited<ReturnType<typeof createProduct>>;
beforeEach(async () => {
  buyer = await createUser();
  product = await createProduct();
});

const send = (body: object, given: { as?: string; key?: string } = {}) =>
  requests.send(body, { as: buyer.key, ...given });

describe("POST /requests", () => {
  test("sends a sample request to the supplier of the product", async () => {
    const { status, body } = await send({ ...sample, products: [product.key] });
    expect(status).toBe(200);
    expect(body.requests).toEqual([
      expect.objectContaining({
        type: "SAMPLE",
        status: "REQUESTED",
        side: "BUYER",
        unread: false,
        requested_to: expect.objectContaining({ key: product.company_key }),
        requested_by: expect.objectContaining({ key: buyer.key }),
        products: [expect.objectContaining({ key: product.key, available: true })],
      }),
    ]);
    expect(await eventsOf(body.requests[0]?.key ?? "")).toEqual([
      { topic: "request.created", data: { actor: buyer.key } },
    ]);
  });

  test("sends a quotation request with everything the form asks", async () => {
    const quantity_required = { value: 25, unit: "kg" };
    const estimated_yearly_usage = { value: 2, unit: "t" };
    const form = { ...sample, type: "QUOTE", quantity_required, estimated_yearly_usage };
    const { body } = await send({
      ...form,
      needed_by: "2027-03-31",
      cc: ["lab@example.com"],
      products: [product.key],
    });
    const { body: request } = await requests.app.call("GET /requests/:requestKey", {
      as: buyer.key,
      params: { requestKey: body.requests[0]?.key ?? "" },
    });
    expect(request).toMatchObject({
      quantity_required,
      estimated_yearly_usage,
      needed_by: "2027-03-31",
      cc: ["lab@example.com"],
      contact,
      shipping_address,
      message: "For a cream",
      batch: null,
    });
  });

  test("makes one request for each supplier of a bulk form, linked by a batch", async () => {
    const sibling = await createProduct({ company_key: product.company_key });
    const other = await createProduct();
    const products = [product.key, other.key, sibling.key, product.key];
    const { body } = await send({ ...sample, origin: "search", products });
    expect(body.requests).toHaveLength(2);
    const named = new Map(
      body.requests.map((each) => [each.requested_to.key, each.products.map(({ key }) => key)]),
    );
    expect(named.get(product.company_key)).toEqual([product.key, sibling.key]);
    expect(named.get(other.company_key)).toEqual([other.key]);
    const batches = (await requests.sentBy(buyer.key)).map(({ batch }) => batch);
    expect(batches[0]).toBeTruthy();
    expect(batches[1]).toBe(batches[0]);
  });

  test("says of each of several products how much of it is wanted", async () => {
    const sibling = await createProduct({ company_key: product.company_key });
    const other = await createProduct();
    const products = [product.key, other.key, sibling.key];
    const quantities = [{ value: 5, unit: "kg" }, { value: 2, unit: "t" }, null];
    const form = { ...sample, origin: "search", products };
    const { body } = await send({ ...form, quantities });
    const asked = new Map(
      body.requests.flatMap((each) => each.products.map(({ key, quantity }) => [key, quantity])),
    );
    expect(products.map((key) => asked.get(key))).toEqual(quantities);
    const fault = async (more: object) =>
      (await send({ ...form, type: "QUOTE", ...more })).body.additional_data?.failures;
    const missing = [{ in: "body", path: "quantities", code: "required" }];
    expect(await fault({ quantity_required: quantities[0] })).toMatchObject(missing);
    expect(await fault({ quantities })).toMatchObject(missing);
    expect(
      (await send({ ...form, type: "QUOTE", quantities: Array(3).fill(quantities[0]) })).status,
    ).toBe(200);
  });

  test("takes a day that is today somewhere, and documents that are named in words", async () => {
    const products = [product.key];
    const today = dayOf(new Date(Date.now() - 12 * 3_600_000));
    expect((await send({ ...sample, products, needed_by: today })).status).toBe(200);
    const document = { ...sample, type: "DOCUMENT", products };
    expect((await send(document)).status).toBe(200);
    expect((await send({ ...document, message: "", document_types: ["SDS"] })).status).toBe(200);
  });

  test("contacts a company without naming a product", async () => {
    const { key: company } = await createCompany();
    const { body } = await send({
      type: "CONTACT",
      company,
      origin: "company",
      message: "Good day",
      contact,
    });
    expect(body.requests).toEqual([expect.objectContaining({ type: "CONTACT", products: [] })]);
  });
});

describe("the same form sent twice", () => {
  test("makes one request and answers the same", async () => {
    const form = { ...sample, products: [product.key] };
    const first = await send(form, { key: "a-form-of-a-person-1" });
    const second = await send(form, { key: "a-form-of-a-person-1" });
    expect(second).toEqual(first);
    expect(await requests.sentBy(buyer.key)).toHaveLength(1);
  });

  test("at the very same moment over several connections makes each request once", async () => {
    const other = await createProduct();
    const form = { ...sample, products: [product.key, other.key] };
    const copies = Array.from(
      { length: 5 },
      () => () => send(form, { key: "a-form-of-a-person-2" }),
    );
    const answers = await atOnce("requests", copies);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const sent = await requests.sentBy(buyer.key);
    expect(sent).toHaveLength(2);
    for (const { key } of sent) expect(await eventsOf(key)).toHaveLength(1);
  });

  test("with other content is refused, so that nothing typed is lost silently", async () => {
    await send({ ...sample, products: [product.key] }, { key: "a-form-of-a-person-3" });
    const changed = { ...sample, message: "For a serum", products: [product.key] };
    const { status, body } = await send(changed, { key: "a-form-of-a-person-3" });
    expect([status, body.code]).toEqual([409, "request.already-sent"]);
  });

  test("by two people makes two requests", async () => {
    const form = { ...sample, products: [product.key] };
    await send(form, { key: "a-form-of-a-person-4" });
    const { status } = await send(form, {
      key: "a-form-of-a-person-4",
      as: (await createUser()).key,
    });
    expect(status).toBe(200);
  });

  test("without a key makes two requests", async () => {
    const form = { ...sample, products: [product.key] };
    await send(form);
    await send(form);
    expect(await requests.sentBy(buyer.key)).toHaveLength(2);
  });
});
