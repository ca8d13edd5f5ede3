import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { contact, type Requests, sample, startRequests } from "./testing-requests.ts";

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

describe("a form is refused", () => {
  const refusal = async (body: object, as?: string) => {
    const answer = await send(body, as === undefined ? {} : { as });
    return [answer.status, answer.body.code];
  };

  test("of a visitor", async () => {
    const { status, body } = await requests.app.call("POST /requests", { body: sample });
    expect([status, body.code]).toEqual([401, "access.signed-out"]);
  });

  test("of a role that has no part in trade", async () => {
    const { key } = await createUser({ roles: ["EVENT_ADMIN"] });
    expect(await refusal({ ...sample, products: [product.key] }, key)).toEqual([
      403,
      "access.forbidden",
    ]);
  });

  test("of an account, or of a company, that is not verified yet", async () => {
    const waiting = await createUser({ status: "AWAITING_VERIFICATION" });
    const unknown = await createUser({
      company_key: (await createCompany({ verified: false })).key,
    });
    const form = { ...sample, products: [product.key] };
    expect(await refusal(form, waiting.key)).toEqual([403, "access.unverified"]);
    expect(await refusal(form, unknown.key)).toEqual([403, "access.unverified"]);
  });

  test("of support without a company, in the sentence of the reader's language", async () => {
    const { key } = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
    const { status, body } = await requests.app.call("POST /requests", {
      as: key,
      body: { ...sample, products: [product.key] },
      headers: { "accept-language": "de" },
    });
    expect([status, body.code]).toEqual([403, "requests.no-company"]);
    expect(body.detail).toBe(
      "Anfragen werden im Namen eines Unternehmens gesendet; Ihr Konto gehört zu keinem.",
    );
  });

  test.each(["SAMPLE", "QUOTE", "DOCUMENT", "CONTACT"])("%s without products", async (type) => {
    const quantity_required = { value: 1, unit: "kg" };
    const form = { ...sample, type, quantity_required, origin: "search", products: [] };
    expect(await refusal(form)).toEqual([400, "requests.no-products"]);
  });

  test("as a contact that names neither product nor company, or says nothing", async () => {
    const place = { type: "CONTACT", origin: "company", contact };
    const fault = async (form: object) =>
      (await send({ ...place, ...form })).body.additional_data?.failures;
    const missing = { code: "required" };
    expect(await fault({ message: "Hello" })).toMatchObject([{ path: "company", ...missing }]);
    expect(await fault({ message: " " })).toMatchObject([{ path: "message", ...missing }]);
  });

  test("as a sample of anything out of stock", async () => {
    const gone = await createProduct({ fields: { name: "Sold out", in_stock: false } });
    const form = { ...sample, products: [product.key, gone.key] };
    expect(await refusal(form)).toEqual([409, "requests.out-of-stock"]);
    expect((await send({ ...form, type: "DOCUMENT" })).status).toBe(200);
  });

  test("as a sample of a service, alone or among others", async () => {
    const service = await createProduct({ offering: "SERVICES" });
    const form = { ...sample, products: [service.key] };
    expect(await refusal(form)).toEqual([409, "requests.service-sample"]);
    expect(await refusal({ ...form, products: [product.key, service.key] })).toEqual([
      409,
      "requests.service-sample",
    ]);
    const quantity_required = { value: 1, unit: "kg" };
    expect((await send({ ...form, type: "QUOTE", quantity_required })).status).toBe(200);
    expect((await send({ ...form, type: "CONTACT" })).status).toBe(200);
  });

  test("for a product that does not exist for the sender", async () => {
    const trashed = await createProduct({ trashed_at: new Date() });
    const disabled = await createProduct({
      company_key: (await createCompany({ enabled: false })).key,
    });
    const unverified = await createProduct({
      company_key: (await createCompany({ verified: false })).key,
    });
    const excluding = await createCompany({ excluded_types: ["CONSUMER_CARE_BRAND"] });
    const hidden = await createProduct({ company_key: excluding.key });
    for (const key of [trashed.key, disabled.key, unverified.key, hidden.key, "no-such-product"]) {
      const form = { ...sample, products: [product.key, key] };
      expect(await refusal(form)).toEqual([404, "not-found"]);
    }
    expect(await requests.sentBy(buyer.key)).toEqual([]);
  });

  test("for a company that does not exist for the sender", async () => {
    const { key: disabled } = await createCompany({ enabled: false });
    const { key: unverified } = await createCompany({ verified: false });
    for (const company of [disabled, unverified, "no-such-company"]) {
      const form = { type: "CONTACT", company, origin: "company", message: "?", contact };
      expect(await refusal(form)).toEqual([404, "not-found"]);
    }
  });

  test("to one's own company", async () => {
    const seller = await createUser({
      roles: ["SUPPLIER_MANAGER"],
      company_key: product.company_key,
    });
    const form = { ...sample, products: [product.key] };
    expect(await refusal(form, seller.key)).toEqual([403, "requests.own-company"]);
  });

  test.each([
    ["an unknown type", { type: "GIFT" }, "type"],
    ["an unknown field", { price: 1 }, ""],
    ["no contact", { contact: undefined }, "contact"],
    ["no address for a sample", { shipping_address: undefined }, "shipping_address"],
    ["a day that is over everywhere", { needed_by: "2026-02-01" }, "needed_by"],
    ["documents that nobody names", { type: "DOCUMENT", message: " " }, "document_types"],
    ["more quantities than products", { quantities: [null, null] }, "quantities"],
    ["no quantity for a quotation", { type: "QUOTE" }, "quantity_required"],
    ["a day that does not exist", { needed_by: "2027-02-30" }, "needed_by"],
    ["an address that is none", { cc: ["lab"] }, "cc.0"],
    ["a message with a zero byte", { message: "a\0b" }, "message"],
    ["a message beyond all measure", { message: "a".repeat(5_001) }, "message"],
    ["an unknown document type", { document_types: ["NOVEL"] }, "document_types.0"],
  ])("with %s", async (_, change, path) => {
    const { status, body } = await send({ ...sample, products: [product.key], ...change });
    expect([status, body.code]).toEqual([400, "request.invalid"]);
    expect(body.additional_data?.failures?.map((failure) => failure.path)).toContain(path);
  });

  test("with an idempotency key that is none", async () => {
    const { status, body } = await send(
      { ...sample, products: [product.key] },
      { key: "x".repeat(201) },
    );
    expect(status).toBe(400);
    expect(body.additional_data?.failures?.[0]).toMatchObject({
      in: "headers",
      path: "idempotency-key",
    });
  });
});
