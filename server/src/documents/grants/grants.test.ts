import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { atOnce } from "../../kernel/testing/at-once.ts";
import { endPassedTime, passTime } from "../../kernel/testing/pass-time.ts";
import { createRequest } from "../../requests/factory.ts";
import { createUser } from "../../users/factory.ts";
import { createAsset } from "../factory.ts";
import { pdf } from "../testing-documents.ts";
import { type Grants, startGrants } from "./testing-grants.ts";

let world: Grants;
beforeAll(async () => {
  world = await startGrants();
});
afterEach(() => endPassedTime());
afterAll(() => world.close());

const day = 24 * 3_600_000;
const inDays = (days: number) => dayOf(new Date(Date.now() + days * day));
const documentOf = (request: string, id: string, as: string) =>
  world.documentOf(request, { id, as });

test("what is given is everybody's of that company, on page and list, until it is withdrawn", async () => {
  const { product, secret, request } = await world.asked();
  const { buyer, editor } = world.keys;
  const colleague = await world.colleagueOf(buyer);
  const other = (await createUser()).key;
  const unverified = await world.colleagueOf(buyer, { status: "AWAITING_VERIFICATION" });
  expect(await world.download(secret.id, buyer)).toBe("documents.confidential");
  expect(await world.onPage(product, { id: secret.id, as: buyer })).toEqual({
    granted: null,
    can: { download: false },
  });
  // A document that was not given is not even named to the buyer's side.
  expect(await documentOf(request, secret.id, buyer)).toBeUndefined();

  const until = inDays(30);
  expect((await world.grant(request, [secret.id], { until })).status).toBe(200);
  for (const reader of [buyer, colleague]) {
    expect(await world.download(secret.id, reader)).toBe(200);
    expect(await world.onPage(product, { id: secret.id, as: reader })).toEqual({
      granted: { until },
      can: { download: true },
    });
  }
  expect(await documentOf(request, secret.id, buyer)).toMatchObject({
    grant: { state: "LIVE", until, granted_by: null },
    can: { download: true, grant: false, withdraw: false },
  });
  expect(await world.download(secret.id, other)).toBe("documents.confidential");
  expect(await world.download(secret.id, unverified)).toBe("access.unverified");
  expect(await world.onPage(product, { id: secret.id, as: other })).toMatchObject({
    granted: null,
  });

  expect(await documentOf(request, secret.id, editor)).toMatchObject({
    grant: { state: "LIVE", granted_by: "Ada Ferrari" },
  });
  const grant = await world.grantOf(request, secret.id);
  expect((await world.withdraw(request, grant)).status).toBe(200);
  expect((await world.withdraw(request, grant)).status).toBe(200);
  expect(await world.download(secret.id, colleague)).toBe("documents.confidential");
  expect(await world.onPage(product, { id: secret.id, as: buyer })).toMatchObject({
    granted: null,
  });
  expect(await documentOf(request, secret.id, buyer)).toMatchObject({
    grant: { state: "WITHDRAWN" },
    can: { download: false },
  });
  const { timeline } = (
    await world.app.call("GET /requests/:requestKey", {
      as: buyer,
      params: { requestKey: request },
    })
  ).body;
  expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    "opened",
    "documents-granted",
    "documents-withdrawn",
  ]);
  expect((await world.trail(secret.id)).map(({ action }) => action)).toEqual([
    "document.granted",
    "document.grant-withdrawn",
  ]);
  // Given again, it is there again.
  await world.grant(request, [secret.id]);
  expect(await world.download(secret.id, colleague)).toBe(200);
});

test("the last day is the last; new versions are given too, and another day takes its place", async () => {
  const { product, secret, request } = await world.asked();
  const { buyer } = world.keys;
  await world.grant(request, [secret.id], { until: inDays(1) });
  const next = await world.app.call("POST /companies/:companyKey/assets", {
    as: world.keys.editor,
    params: { companyKey: "maker" },
    upload: { asset: { kind: "DOCUMENT", replaces: secret.id }, content: pdf("2"), name: "C.pdf" },
  });
  expect(await world.download(next.body.id, buyer)).toBe(200);
  passTime(day);
  expect(await world.download(next.body.id, buyer)).toBe(200);
  passTime(day);
  expect(await world.download(next.body.id, buyer)).toBe("documents.confidential");
  expect(await world.onPage(product, { id: next.body.id, as: buyer })).toMatchObject({
    granted: null,
  });
  expect(await documentOf(request, next.body.id, buyer)).toMatchObject({
    grant: { state: "ENDED" },
  });
  await world.grant(request, [next.body.id], { until: inDays(5) });
  expect(await world.download(next.body.id, buyer)).toBe(200);
  const { body } = await world.grant(request, [next.body.id], { until: inDays(-1) });
  expect(body).toMatchObject({ code: "request.invalid" });
});

test("who asked is told once, in the bell and by mail, however often one clicks", async () => {
  const { secret, request, product } = await world.asked();
  const more = await Promise.all(
    [1, 2, 3].map((at) =>
      createAsset({
        product_key: product,
        visibility: "CONFIDENTIAL",
        name: `Statement ${at}.pdf`,
        content: pdf(`${at}`),
      }),
    ),
  );
  const all = [secret, ...more].map(({ id }) => id);
  await atOnce(
    "requests",
    Array.from({ length: 6 }, () => () => world.grant(request, all)),
  );
  await world.listeners.idle();
  expect(world.failures).toEqual([]);
  const told = await db()
    .selectFrom("notifications")
    .where("user_key", "=", world.keys.buyer)
    .where("action", "=", "DOCUMENT_UPLOADED")
    .select("data")
    .execute();
  const own = told.filter(({ data }) => data.request_key === request);
  expect(own).toMatchObject([
    { data: { product_name: "Velourine", company_name: "Maker", more_documents: 1 } },
  ]);
  const [receipt, ...others] = await world.receipts(secret.id);
  expect(receipt).toMatchObject({ user_key: world.keys.buyer, how: "GRANT", version: 1 });
  expect(others).toEqual([]);
  const { content } = await world.list(request, world.keys.editor);
  expect(content.filter(({ grant }: { grant: unknown }) => grant !== null)).toHaveLength(4);
});

test("only those who keep the supplier's documents give them, and only what was asked about", async () => {
  const { secret, open, request } = await world.asked();
  const { colleague, stranger, buyer, support, manager } = world.keys;
  expect((await world.grant(request, [secret.id], { as: colleague })).status).toBe(403);
  expect((await world.grant(request, [secret.id], { as: buyer })).status).toBe(403);
  expect((await world.grant(request, [secret.id], { as: stranger })).status).toBe(404);
  // The supplier's other people see what is given, and cannot change it.
  expect(await documentOf(request, secret.id, colleague)).toMatchObject({
    grant: null,
    can: { grant: false, withdraw: false },
  });
  const others = await createAsset({ visibility: "CONFIDENTIAL", content: pdf() });
  expect((await world.grant(request, [secret.id, others.id])).status).toBe(404);
  const elsewhere = await world.asked();
  expect((await world.grant(request, [elsewhere.secret.id])).status).toBe(404);
  // What is open to all is given to nobody.
  expect((await world.grant(request, [open.id])).status).toBe(200);
  expect(await documentOf(request, open.id, manager)).toMatchObject({ grant: null });
  // The company's own, too, and by support.
  const certificate = await createAsset({
    company_key: "maker",
    visibility: "CONFIDENTIAL",
    content: pdf(),
  });
  expect((await world.grant(request, [certificate.id], { as: support })).status).toBe(200);
  expect(await world.download(certificate.id, buyer)).toBe(200);
  // A grant of one company is not withdrawn through the request of another.
  const grant = await world.grantOf(request, certificate.id);
  const foreign = await createRequest({ type: "DOCUMENT", company_key: "maker" });
  expect((await world.withdraw(foreign.key, grant)).status).toBe(404);
  // Nor is anything given in a request of another kind, or in one that was withdrawn.
  const sample = await createRequest({ company_key: "maker", products: [] });
  expect((await world.grant(sample.key, [certificate.id])).status).toBe(404);
  const canceled = await world.asked({ status: "CANCELED" });
  expect((await world.grant(canceled.request, [canceled.secret.id])).body).toMatchObject({
    code: "requests.final",
  });
});

test("access opens nothing of a product that is not there for its reader", async () => {
  const { product, secret, request } = await world.asked();
  const { buyer } = world.keys;
  await world.grant(request, [secret.id]);
  const set = (columns: object) =>
    db().updateTable("products").set(columns).where("key", "=", product).execute();
  await set({ trashed_at: new Date() });
  expect(await world.download(secret.id, buyer)).toBe("not-found");
  expect(await documentOf(request, secret.id, buyer)).toBeUndefined();
  await set({ trashed_at: null });
  expect(await world.download(secret.id, buyer)).toBe(200);
  const excluded = (types: "UNIVERSITY"[]) =>
    db()
      .updateTable("companies")
      .set({ excluded_types: types })
      .where("key", "=", "maker")
      .execute();
  await excluded(["UNIVERSITY"]);
  await db()
    .updateTable("companies")
    .set({ type: "UNIVERSITY" })
    .where("key", "in", (company) =>
      company.selectFrom("users").where("users.key", "=", buyer).select("company_key"),
    )
    .execute();
  expect(await world.download(secret.id, buyer)).toBe("not-found");
  await excluded([]);
  // Who has left the company has left what it was given.
  const leaver = await world.colleagueOf(buyer);
  expect(await world.download(secret.id, leaver)).toBe(200);
  const { key: elsewhere } = await createCompany();
  await db()
    .updateTable("users")
    .set({ company_key: elsewhere })
    .where("key", "=", leaver)
    .execute();
  expect(await world.download(secret.id, leaver)).toBe("documents.confidential");
});
