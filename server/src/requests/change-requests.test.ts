import {
  type RequestAction,
  type RequestStatus,
  requestActions,
  requestStatuses,
} from "@neroli/contract/requests/states.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createUser } from "../users/factory.ts";
import { createRequest } from "./factory.ts";
import { eventsOf, type Requests, startRequests } from "./testing-requests.ts";

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.close());

let buyer: Awaited<ReturnType<typeof createUser>>;
let seller: Awaited<ReturnType<typeof createUser>>;
let support: Awaited<ReturnType<typeof createUser>>;
beforeEach(async () => {
  buyer = await createUser();
  seller = await createUser({ roles: ["SUPPLIER_USER"] });
  support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
});

const sent = (status: RequestStatus = "REQUESTED") =>
  createRequest({ buyer_key: buyer.key, company_key: seller.company_key ?? "", status });

const bodies = {
  open: undefined,
  message: { body: "Gladly" },
  assign: { assignee: null },
  close: undefined,
  cancel: undefined,
  reject: { reason: "Not for food" },
  reopen: undefined,
} satisfies Record<RequestAction, object | undefined>;

const act = (action: RequestAction, { on, as }: { on: { key: string }; as?: { key: string } }) =>
  requests.app.call(`POST /requests/:requestKey/${action === "message" ? "messages" : action}`, {
    params: { requestKey: on.key },
    ...(as && { as: as.key }),
    ...(bodies[action] && { body: bodies[action] }),
  });

const outcome = async (action: RequestAction, call: Parameters<typeof act>[1]) => {
  const { status, body } = await act(action, call);
  return status === 200 ? body.status : body.code;
};

/** What each side's action leads to, from each state (decisions, requests). */
type Outcomes = readonly [requested: string, open: string, closed: string, canceled: string];
const all = (outcome: string): Outcomes => [outcome, outcome, outcome, outcome];
const table: Record<RequestAction, Record<"buyer" | "seller" | "support", Outcomes>> = {
  // from            REQUESTED    OPEN    CLOSED    CANCELED
  open: {
    buyer: ["REQUESTED", "OPEN", "CLOSED", "CANCELED"],
    seller: ["OPEN", "OPEN", "CLOSED", "CANCELED"],
    support: ["REQUESTED", "OPEN", "CLOSED", "CANCELED"],
  },
  message: {
    buyer: ["REQUESTED", "OPEN", "requests.final", "requests.final"],
    seller: ["OPEN", "OPEN", "requests.final", "requests.final"],
    support: ["REQUESTED", "OPEN", "requests.final", "requests.final"],
  },
  assign: {
    buyer: ["REQUESTED", "OPEN", "requests.final", "requests.final"],
    seller: ["REQUESTED", "OPEN", "requests.final", "requests.final"],
    support: all("access.forbidden"),
  },
  close: {
    buyer: ["CLOSED", "CLOSED", "requests.final", "requests.final"],
    seller: ["CLOSED", "CLOSED", "requests.final", "requests.final"],
    support: all("requests.not-yours-to-close"),
  },
  cancel: {
    buyer: ["CANCELED", "CANCELED", "requests.final", "requests.final"],
    seller: all("requests.not-yours-to-cancel"),
    support: all("requests.not-yours-to-cancel"),
  },
  reject: {
    buyer: all("requests.not-yours-to-reject"),
    seller: ["CLOSED", "CLOSED", "requests.final", "requests.final"],
    support: all("requests.not-yours-to-reject"),
  },
  reopen: {
    buyer: ["requests.not-to-reopen", "requests.not-to-reopen", "OPEN", "requests.not-to-reopen"],
    seller: ["requests.not-to-reopen", "requests.not-to-reopen", "OPEN", "requests.not-to-reopen"],
    support: all("requests.not-yours-to-reopen"),
  },
};

describe.each(requestActions)("%s", (action) => {
  test.each(["buyer", "seller", "support"] as const)("by the %s", async (who) => {
    const as = { buyer, seller, support }[who];
    for (const [at, status] of requestStatuses.entries()) {
      expect(await outcome(action, { on: await sent(status), as })).toBe(table[action][who][at]);
    }
  });

  test("by strangers, visitors, and roles without a part in trade", async () => {
    const on = await sent();
    const stranger = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    const guest = await createUser({ roles: ["EVENT_ADMIN"], company_key: buyer.company_key });
    expect(await outcome(action, { on, as: stranger })).toBe("not-found");
    expect(await outcome(action, { on: { key: "nothing-here" }, as: buyer })).toBe("not-found");
    expect(await outcome(action, { on, as: guest })).toBe("access.forbidden");
    expect(await outcome(action, { on })).toBe("access.signed-out");
    expect(await eventsOf(on.key)).toEqual([]);
  });
});

describe("what is written", () => {
  test("a close answers the request, a reject keeps its reason, a cancel neither", async () => {
    const [closed, rejected, canceled] = [await sent(), await sent(), await sent()];
    const written = async (...call: Parameters<typeof act>) => (await act(...call)).body;
    expect(await written("close", { on: closed, as: buyer })).toMatchObject({
      resolution: "ANSWERED",
      reject_reason: null,
    });
    expect(await written("reject", { on: rejected, as: seller })).toMatchObject({
      resolution: "REJECTED",
      reject_reason: "Not for food",
    });
    expect(await written("cancel", { on: canceled, as: buyer })).toMatchObject({
      resolution: null,
    });
  });

  test("each change is told once, with who did it; opening is no news", async () => {
    const on = await sent();
    await act("open", { on, as: seller });
    const { body } = await act("message", { on, as: seller });
    await act("reject", { on, as: seller });
    expect(await eventsOf(on.key)).toEqual([
      {
        topic: "request.message-created",
        data: { actor: seller.key, message: body.messages[0]?.id },
      },
      { topic: "request.rejected", data: { actor: seller.key, reason: "Not for food" } },
    ]);
  });

  test("a reopened request is as one that was never closed; a rejected or old one stays closed", async () => {
    const [on, rejected, old] = [await sent(), await sent(), await sent()];
    expect((await act("close", { on, as: seller })).body.closed_at).not.toBeNull();
    const { body } = await act("reopen", { on, as: buyer });
    expect(body).toMatchObject({ status: "OPEN", resolution: null, closed_at: null });
    expect(await outcome("message", { on, as: seller })).toBe("OPEN");
    await act("reject", { on: rejected, as: seller });
    expect(await outcome("reopen", { on: rejected, as: buyer })).toBe("requests.not-to-reopen");
    await act("close", { on: old, as: seller });
    await db()
      .updateTable("requests")
      .set({ closed_at: new Date(Date.now() - 14 * 86_400_000) })
      .where("key", "=", old.key)
      .execute();
    expect(await outcome("reopen", { on: old, as: buyer })).toBe("requests.closed-too-long");
  });

  test("a message stands under its author and side, and stays readable in the end", async () => {
    const on = await sent();
    await act("message", { on, as: buyer });
    await act("message", { on, as: support });
    const { body } = await act("close", { on, as: buyer });
    expect(body.messages.map(({ side, author }) => [side, author.key])).toEqual([
      ["BUYER", buyer.key],
      ["SUPPORT", support.key],
    ]);
  });

  test("of two who end a request at the same moment one is told that it is over", async () => {
    const on = await sent();
    const outcomes = await atOnce("requests", [
      () => outcome("cancel", { on, as: buyer }),
      () => outcome("reject", { on, as: seller }),
      () => outcome("close", { on, as: seller }),
    ]);
    expect(outcomes.filter((each) => each === "requests.final")).toHaveLength(2);
    expect(await eventsOf(on.key)).toHaveLength(1);
  });
});

describe("unread", () => {
  const isUnread = async (as: { key: string }, key: string) => {
    const { body } = await requests.app.call("GET /requests", {
      as: as.key,
      query: { size: "300" },
    });
    return body.content.find((each) => each.key === key)?.unread;
  };

  test("is each person's own, until they open the request or it is over, and again after news", async () => {
    const colleague = await createUser({ company_key: seller.company_key });
    const on = await sent();
    expect(await isUnread(seller, on.key)).toBe(true);
    await act("open", { on, as: seller });
    expect(await isUnread(seller, on.key)).toBe(false);
    expect(await isUnread(colleague, on.key)).toBe(true);
    await act("message", { on, as: buyer });
    expect(await isUnread(seller, on.key)).toBe(true);
    expect(await isUnread(buyer, on.key)).toBe(false);
    await act("message", { on, as: seller });
    expect(await isUnread(buyer, on.key)).toBe(true);
    await act("close", { on, as: seller });
    expect(await isUnread(buyer, on.key)).toBe(false);
    await act("reopen", { on, as: seller });
    expect(await isUnread(buyer, on.key)).toBe(true);
  });

  test("is not caused by the other side's reading", async () => {
    const on = await sent();
    await act("open", { on, as: buyer });
    await act("open", { on, as: seller });
    expect(await isUnread(buyer, on.key)).toBe(false);
  });

  test("never waits for support", async () => {
    expect(await isUnread(support, (await sent()).key)).toBe(false);
  });
});

describe("bad input", () => {
  test.each([
    ["messages", { body: " " }, "body"],
    ["messages", { body: "x".repeat(5_001) }, "body"],
    ["messages", { body: "a\0b" }, "body"],
    ["messages", { body: 7 }, "body"],
    ["messages", { body: "Hello", side: "SUPPLIER" }, ""],
    ["reject", { reason: "" }, "reason"],
    ["reject", {}, "reason"],
  ] as const)("%s %j", async (action, body, path) => {
    const { key: requestKey } = await sent();
    const answer = await requests.app.call(`POST /requests/:requestKey/${action}`, {
      as: seller.key,
      params: { requestKey },
      body,
    });
    expect([answer.status, answer.body.code]).toEqual([400, "request.invalid"]);
    expect(answer.body.additional_data?.failures?.[0]).toMatchObject({ in: "body", path });
  });
});
