import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { notificationListeners } from "../notifications/listeners.ts";
import { createUser } from "../users/factory.ts";
import { releaseRequests } from "./commands/release-requests.ts";
import { createRequest } from "./factory.ts";
import { type Requests, startRequests } from "./testing-requests.ts";

let requests: Requests;
let data: string;
let failures: unknown[];
let listeners: ReturnType<typeof startListeners>;
beforeAll(async () => {
  requests = await startRequests();
  data = await mkdtemp(path.join(tmpdir(), "neroli-mail-"));
  startMail({ data, origin: "https://neroli.example" });
});
afterAll(async () => {
  await requests.close();
  await rm(data, { recursive: true });
});

let buyer: Awaited<ReturnType<typeof createUser>>;
let seller: Awaited<ReturnType<typeof createUser>>;
let colleague: Awaited<ReturnType<typeof createUser>>;
let requestKey: string;
beforeEach(async () => {
  failures = [];
  listeners = startListeners([notificationListeners], (error) => failures.push(error));
  buyer = await createUser();
  seller = await createUser({ roles: ["SUPPLIER_USER"] });
  colleague = await createUser({ roles: ["SUPPLIER_USER"], company_key: seller.company_key });
  const { key } = await createRequest({
    buyer_key: buyer.key,
    company_key: seller.company_key ?? "",
    needed_by: "2030-01-01",
  });
  requestKey = key;
});

afterEach(() => listeners.stop());

type Who = { key: string };
const read = async (as: Who) =>
  (await requests.app.call("GET /requests/:requestKey", { as: as.key, params: { requestKey } }))
    .body;
const list = async (as: Who, query = {}) =>
  (await requests.app.call("GET /requests", { as: as.key, query })).body.content;
const note = (as: Who, body: object) =>
  requests.app.call("POST /requests/:requestKey/notes", {
    as: as.key,
    params: { requestKey },
    body,
  });
const assign = (as: Who, assignee: string | null) =>
  requests.app.call("POST /requests/:requestKey/assign", {
    as: as.key,
    params: { requestKey },
    body: { assignee },
  });
const markRead = (as: Who) =>
  requests.app.call("POST /requests/:requestKey/open", { as: as.key, params: { requestKey } });

/** Who was told what of the request, when nothing is left to do. */
async function heard() {
  await listeners.idle();
  expect(failures).toEqual([]);
  const events = await db()
    .selectFrom("outbox")
    .where("key", "=", requestKey)
    .where("topic", "in", ["request.assigned", "request.mentioned"])
    .orderBy("id")
    .select("id")
    .execute();
  const rows = await db()
    .selectFrom("notifications")
    .where("outbox_id", "in", [0, ...events.map(({ id }) => id)])
    .select(["user_key", "action", "data"])
    .execute();
  return rows.map(({ user_key, action, data }) => [user_key, action, data.message]);
}

describe("A note", () => {
  const secret = "Their last three invoices were paid late <b>every</b> time.";

  test("is read by the writer's side, also once the request is over", async () => {
    expect((await note(seller, { body: secret })).body.notes).toMatchObject([{ body: secret }]);
    await requests.app.call("POST /requests/:requestKey/close", {
      as: buyer.key,
      params: { requestKey },
    });
    await note(seller, { body: "Closed." });
    const { notes, timeline } = await read(colleague);
    expect(notes.map(({ body }) => body)).toEqual([secret, "Closed."]);
    expect(timeline.map(({ kind }) => kind)).toEqual(["noted", "closed", "noted"]);
  });

  test("leaves no trace on the other side, nor for support", async () => {
    const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
    await markRead(buyer);
    const before = { page: await read(buyer), list: await list(buyer) };
    const beforeSupport = await read(support);
    await note(seller, { body: secret, mentions: [colleague.key] });
    await assign(seller, colleague.key);
    expect({ page: await read(buyer), list: await list(buyer) }).toEqual(before);
    expect(await list(buyer, { text__icontains: "invoices" })).toEqual([]);
    expect(await read(support)).toEqual(beforeSupport);
    expect((await heard()).map(([user]) => user)).toEqual([colleague.key, colleague.key]);
  });

  test("is unread for colleagues until they open the request", async () => {
    for (const who of [buyer, seller, colleague]) await markRead(who);
    await note(seller, { body: secret });
    const unread = async (who: Who) => (await list(who)).map((each) => each.unread);
    expect([await unread(seller), await unread(colleague), await unread(buyer)]).toEqual([
      [false],
      [true],
      [false],
    ]);
    await markRead(colleague);
    expect(await unread(colleague)).toEqual([false]);
  });

  test("takes 5,000 letters and no more, and is not empty", async () => {
    expect((await note(seller, { body: "<i>".repeat(2_000).slice(0, 5_000) })).status).toBe(200);
    expect((await note(seller, { body: "x".repeat(5_001) })).status).toBe(400);
    expect((await note(seller, { body: "  " })).status).toBe(400);
  });
});

describe("A mention", () => {
  test("tells the colleague, with what was written, and not the writer", async () => {
    await note(seller, { body: "@both look", mentions: [colleague.key, seller.key] });
    expect(await heard()).toEqual([[colleague.key, "MENTIONED", "@both look"]]);
  });

  test("of somebody of the other side, or of nobody, is refused, and nothing is written", async () => {
    const waiting = await createUser({
      company_key: seller.company_key,
      status: "AWAITING_VERIFICATION",
    });
    for (const stranger of [buyer.key, waiting.key, "nobody"]) {
      const mentions = [colleague.key, stranger];
      const { status, body } = await note(seller, { body: "Look", mentions });
      expect([status, body.code]).toEqual([400, "request.invalid"]);
      const params = { requestKey };
      const message = { as: seller.key, params, body: { body: "Look", mentions } };
      const answer = await requests.app.call("POST /requests/:requestKey/messages", message);
      expect(answer.body.code).toBe("request.invalid");
    }
    const { notes, messages } = await read(seller);
    expect([notes, messages]).toEqual([[], []]);
  });

  test("offers the own side's people alone", async () => {
    const offered = async (as: Who) => {
      const { body } = await requests.app.call("GET /requests/:requestKey/colleagues", {
        as: as.key,
        params: { requestKey },
      });
      return body.content.map(({ key }) => key).sort();
    };
    expect(await offered(seller)).toEqual([seller.key, colleague.key].sort());
    expect(await offered(buyer)).toEqual([buyer.key]);
  });
});

describe("An assignment", () => {
  test("is told to the colleague once, stands in the list, and is the own side's matter", async () => {
    await assign(seller, colleague.key);
    await assign(seller, colleague.key);
    expect(await heard()).toEqual([[colleague.key, "ASSIGNED", undefined]]);
    const [mine] = await list(colleague);
    expect(mine).toMatchObject({ assignee: { key: colleague.key }, needed_by: "2030-01-01" });
    expect((await list(buyer))[0]?.assignee).toBeNull();
    await assign(buyer, buyer.key);
    expect((await read(seller)).assignee?.key).toBe(colleague.key);
    await assign(seller, null);
    expect((await read(seller)).assignee).toBeNull();
    expect((await read(seller)).timeline.map(({ kind }) => kind)).toEqual([
      "assigned",
      "unassigned",
    ]);
  });

  test("to somebody of the other side is refused", async () => {
    const { status, body } = await assign(seller, buyer.key);
    expect([status, body.code]).toEqual([400, "request.invalid"]);
  });

  test.each([
    ["is disabled", { enabled: false }],
    ["leaves the company", { company_key: null }],
  ])("ends when the colleague %s", async (_, change) => {
    await assign(seller, colleague.key);
    await releaseRequests(colleague.key);
    expect((await read(seller)).assignee?.key).toBe(colleague.key);
    await db().updateTable("users").set(change).where("key", "=", colleague.key).execute();
    await releaseRequests(colleague.key);
    await releaseRequests(colleague.key);
    const { assignee, timeline } = await read(seller);
    expect(assignee).toBeNull();
    expect(timeline.map(({ kind }) => kind)).toEqual(["assigned", "unassigned"]);
  });
});
