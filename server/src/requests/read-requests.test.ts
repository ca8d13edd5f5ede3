import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
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
const keysFor = async (as: string, query: Record<string, string> = {}) =>
  (await list(as, query)).body.content.map(({ key }) => key);
const read = (as: string, requestKey = request.key) =>
  requests.app.call("GET /requests/:requestKey", { as, params: { requestKey } });

describe("who sees a request", () => {
  const seesIt = async (user: { key: string }) => {
    const listed = await keysFor(user.key, { size: "300" });
    const { status, body } = await read(user.key);
    expect(listed.includes(request.key)).toBe(status === 200);
    return status === 200 ? body.side : null;
  };

  test("its sender, and colleagues of either side with a part in trade", async () => {
    expect(await seesIt(buyer)).toBe("BUYER");
    expect(await seesIt(seller)).toBe("SUPPLIER");
    const { company_key } = buyer;
    expect(await seesIt(await createUser({ company_key, roles: ["BUYER_MANAGER"] }))).toBe("BUYER");
    const unverified = {
      company_key: seller.company_key,
      roles: ["SUPPLIER_MANAGER_UNVERIFIED" as const],
    };
    expect(await seesIt(await createUser(unverified))).toBe("SUPPLIER");
  });

  test("support, which stands on neither side", async () => {
    const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
    expect(await seesIt(support)).toBe("SUPPORT");
  });

  test("nobody else", async () => {
    expect(await seesIt(await createUser())).toBe(null);
    expect(await seesIt(await createUser({ roles: ["SUPPLIER_MANAGER"] }))).toBe(null);
    expect(await seesIt(await createUser({ company_key: null }))).toBe(null);
  });

  test("its sender also from another company, without becoming its supplier", async () => {
    const moved = await createUser({ company_key: request.company_key });
    const old = await createRequest({ buyer_key: moved.key, company_key: request.company_key });
    expect((await read(moved.key, old.key)).body.side).toBe("BUYER");
    expect(await keysFor(moved.key, { side__eq: "SUPPLIER" })).not.toContain(old.key);
    expect(await keysFor(moved.key, { side__eq: "BUYER" })).toEqual([old.key]);
  });

  test("no visitor, and no role without a part in trade", async () => {
    const visitor = await requests.app.call("GET /requests");
    expect([visitor.status, visitor.body.code]).toEqual([401, "access.signed-out"]);
    const guest = await createUser({ roles: ["EVENT_ADMIN"], company_key: buyer.company_key });
    expect((await list(guest.key)).status).toBe(403);
    expect((await read(guest.key)).status).toBe(403);
  });
});

describe("GET /requests", () => {
  test("tells what a list shows", async () => {
    await createMessage({ request_key: request.key, body: "Hello" });
    await createMessage({ request_key: request.key, body: "Are you there?" });
    const { body } = await list(seller.key);
    expect(body).toMatchObject({ page: 0, size: 20, total_elements: 1, total_pages: 1 });
    expect(body.content[0]).toMatchObject({
      key: request.key,
      side: "SUPPLIER",
      last_message: "Are you there?",
      unread: true,
      requested_by: { key: buyer.key, firstname: "Béatrice", lastname: "Moreau" },
    });
  });

  test("filters by type, by side and by status as it is displayed", async () => {
    const company_key = request.company_key;
    const open = await createRequest({ company_key, type: "QUOTE", status: "OPEN" });
    const closed = await createRequest({ company_key, status: "CLOSED" });
    expect(await keysFor(seller.key, { type__eq: "QUOTE" })).toEqual([open.key]);
    for (const status__eq of ["OPEN", "REQUESTED"]) {
      const keys = await keysFor(seller.key, { status__eq });
      expect(keys.toSorted()).toEqual([open.key, request.key].toSorted());
    }
    expect(await keysFor(seller.key, { status__eq: "CLOSED" })).toEqual([closed.key]);
    expect(await keysFor(seller.key, { status__eq: "CANCELED" })).toEqual([]);
    expect(await keysFor(seller.key, { side__eq: "BUYER" })).toEqual([]);
    expect(await keysFor(seller.key, { side__eq: "SUPPLIER", size: "300" })).toHaveLength(3);
  });

  test("finds a text in the message, the key and every name, as typed", async () => {
    const supplier = await createCompany({ name: "Alpenkraut AG" });
    const boss = await createUser({ roles: ["SUPPLIER_MANAGER"], company_key: supplier.key });
    const product = await createProduct({
      company_key: supplier.key,
      fields: { name: "Edelweiss 100%" },
    });
    const wanted = await createRequest({
      buyer_key: buyer.key,
      company_key: supplier.key,
      products: [product.key],
      message: "Bitte ein Muster_1",
    });
    await createRequest({ company_key: supplier.key, message: "Muster 21" });
    const found = (text__icontains: string) => keysFor(boss.key, { text__icontains });
    for (const text of ["EDELWEISS 100%", "trice mor", "muster_1", wanted.key.slice(1)]) {
      expect(await found(text)).toEqual([wanted.key]);
    }
    expect(await found("alpenkraut")).toHaveLength(2);
    expect(await found("nowhere")).toEqual([]);
  });

  test("pages in the wanted order, the latest news first", async () => {
    const company_key = request.company_key;
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const [old, fresh] = [
      await createRequest({ company_key, created_at: day(1), updated_at: day(4) }),
      await createRequest({ company_key, created_at: day(2), updated_at: day(3) }),
    ];
    expect(await keysFor(seller.key)).toEqual([request.key, old.key, fresh.key]);
    expect(await keysFor(seller.key, { sort: "created_at" })).toEqual([
      old.key,
      fresh.key,
      request.key,
    ]);
    const { body } = await list(seller.key, { size: "2", page: "1" });
    expect(body.content.map(({ key }) => key)).toEqual([fresh.key]);
    expect(body).toMatchObject({ total_elements: 3, total_pages: 2 });
  });

  test.each([
    { type__eq: "GIFT" },
    { status__eq: "LOST" },
    { side__eq: "SUPPORT" },
    { sort: "message" },
    { size: "0" },
    { page: "-1" },
    { text__icontains: "a\0" },
    { name__icontains: "x" },
  ])("refuses %o", async (query) => {
    const { status, body } = await list(buyer.key, query as Record<string, string>);
    expect([status, body.code]).toEqual([400, "request.invalid"]);
  });
});

describe("GET /requests/:requestKey", () => {
  test("answers the form, the messages in their order and what the reader can do", async () => {
    await createMessage({ request_key: request.key, body: "First" });
    await createMessage({
      request_key: request.key,
      side: "SUPPLIER",
      author_key: seller.key,
      body: "Second",
    });
    const { status, body } = await read(buyer.key);
    expect(status).toBe(200);
    expect(body.messages.map(({ side, body: text }) => [side, text])).toEqual([
      ["BUYER", "First"],
      ["SUPPLIER", "Second"],
    ]);
    expect(body).not.toHaveProperty("quantity_required");
    expect(body.can).toEqual({
      open: { allowed: false, reason: expect.any(String) },
      message: { allowed: true, reason: null },
      assign: { allowed: true, reason: null },
      close: { allowed: true, reason: null },
      cancel: { allowed: true, reason: null },
      reject: { allowed: false, reason: "Only the supplier can reject this request." },
      reopen: { allowed: false, reason: expect.any(String) },
    });
  });

  test("says why nothing can be done any more, in the reader's language", async () => {
    const closed = await createRequest({ company_key: request.company_key, status: "CLOSED" });
    const { body } = await requests.app.call("GET /requests/:requestKey", {
      as: seller.key,
      params: { requestKey: closed.key },
      headers: { "accept-language": "fr" },
    });
    expect(body.can.close).toEqual({
      allowed: false,
      reason: "Cette demande est close.",
    });
    expect(body.can.cancel.reason).toBe("Seul l’acheteur peut annuler cette demande.");
  });

  test("names a product that is in the trash since, as not available", async () => {
    const { company_key } = request;
    const gone = await createProduct({ company_key, trashed_at: new Date() });
    const { key } = await createRequest({ company_key, products: [gone.key] });
    const { body } = await read(seller.key, key);
    expect(body.products).toEqual([
      expect.objectContaining({ key: gone.key, name: gone.name, available: false }),
    ]);
  });

  test("refuses a key that is none, and one that there is not", async () => {
    expect((await read(buyer.key, "Not%20a%20key")).status).toBe(400);
    expect((await read(buyer.key, "nothing-here")).status).toBe(404);
  });
});

describe("GET /requests/prefill", () => {
  const prefill = (as: string, type = "SAMPLE") =>
    requests.app.call("GET /requests/prefill", { as, query: { type } });

  test("starts from the profile for a first request", async () => {
    const company = await createCompany({
      name: "Maison Ambre",
      country: "FR",
      headquarters: { street: "Rue du Port 3", postal_code: "13002", city: "Marseille" },
    });
    const { key } = await createUser({
      company_key: company.key,
      title: "Dr.",
      firstname: "Inès",
      lastname: "Roux",
      department: "PROCUREMENT",
    });
    const { status, body } = await prefill(key);
    expect(status).toBe(200);
    expect(body).toEqual({
      contact: {
        title: "Dr.",
        full_name: "Inès Roux",
        company: "Maison Ambre",
        department: "PROCUREMENT",
      },
      shipping_address: {
        street: "Rue du Port 3",
        postal_code: "13002",
        city: "Marseille",
        country: "FR",
      },
      estimated_yearly_usage: null,
    });
  });

  test("starts from one's own last request of the same type", async () => {
    const contact = {
      full_name: "B. Moreau",
      company: "Maison Ambre",
      department: "MARKETING",
    } as const;
    const shipping_address = { street: "A 1", postal_code: "1", city: "Aix", country: "FR" };
    const estimated_yearly_usage = { value: 12, unit: "kg" } as const;
    const buyer_key = buyer.key;
    const last = { contact, shipping_address, estimated_yearly_usage };
    await createRequest({ buyer_key, type: "QUOTE", created_at: new Date(0) });
    await createRequest({ buyer_key, type: "QUOTE", ...last });
    await createRequest({ type: "QUOTE", buyer_company_key: buyer.company_key });
    expect((await prefill(buyer_key, "QUOTE")).body).toEqual(last);
    expect((await prefill(buyer_key, "DOCUMENT")).body.contact.full_name).toBe("Béatrice Moreau");
  });

  test("is for who may request, and of a type that there is", async () => {
    expect(
      (await requests.app.call("GET /requests/prefill", { query: { type: "SAMPLE" } })).status,
    ).toBe(401);
    const { key } = await createUser({ roles: ["EVENT_ADMIN"] });
    expect((await prefill(key)).status).toBe(403);
    expect((await prefill(buyer.key, "GIFT")).status).toBe(400);
  });
});
