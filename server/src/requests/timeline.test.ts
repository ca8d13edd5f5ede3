import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createUser } from "../users/factory.ts";
import { createRequest } from "./factory.ts";
import { type Requests, startRequests } from "./testing-requests.ts";

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.close());

/** A request with somebody on either side. */
async function talk() {
  const buyer = await createUser();
  const request = await createRequest({ buyer_key: buyer.key });
  const supplier = await createUser({ company_key: request.company_key });
  const params = { requestKey: request.key };
  const read = async (as: string) =>
    (await requests.app.call("GET /requests/:requestKey", { as, params })).body;
  return { buyer: buyer.key, supplier: supplier.key, params, read };
}

describe("The timeline of a request", () => {
  test("tells what happened, who did it, and whose turn it is", async () => {
    const { buyer, supplier, params, read } = await talk();
    const { call } = requests.app;
    expect((await read(buyer)).waiting_for).toBe("SUPPLIER");
    await call("POST /requests/:requestKey/messages", {
      as: supplier,
      params,
      body: { body: "On Monday." },
    });
    expect((await read(buyer)).waiting_for).toBe("BUYER");
    await call("POST /requests/:requestKey/messages", {
      as: buyer,
      params,
      body: { body: "Yes." },
    });
    expect((await read(buyer)).waiting_for).toBe("SUPPLIER");
    await call("POST /requests/:requestKey/close", { as: buyer, params });
    const closed = await read(supplier);
    expect(closed.waiting_for).toBeNull();
    expect(closed.timeline.map(({ kind, actor, side }) => [kind, actor?.key, side])).toEqual([
      ["opened", supplier, "SUPPLIER"],
      ["message", supplier, "SUPPLIER"],
      ["message", buyer, "BUYER"],
      ["closed", buyer, "BUYER"],
    ]);
    await call("POST /requests/:requestKey/reopen", { as: buyer, params });
    expect((await read(buyer)).waiting_for).toBe("SUPPLIER");
  });

  test("keeps the reason of a rejection", async () => {
    const { buyer, supplier, params, read } = await talk();
    const body = { reason: "Sold out" };
    await requests.app.call("POST /requests/:requestKey/reject", { as: supplier, params, body });
    expect((await read(buyer)).timeline.at(-1)).toMatchObject({
      kind: "rejected",
      data: { reason: "Sold out" },
    });
  });

  test("what one side alone sees is not told to the other", async () => {
    const { buyer, supplier, params, read } = await talk();
    await db()
      .insertInto("request_events")
      .values({
        request_key: params.requestKey,
        kind: "of no known kind",
        actor_key: supplier,
        side: "SUPPLIER",
      })
      .execute();
    expect((await read(buyer)).timeline).toEqual([]);
  });
});
