import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../db/db.ts";
import { randomKey } from "../key.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { forgetOldCalls, type KeyedCall, once, withKey } from "./once.ts";

let database: FreshDatabase;
let keyed: KeyedCall;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const user_key = await somebody();
  await db().deleteFrom("flags").execute();
  keyed = {
    user_key,
    call: "POST /api/things",
    idempotency_key: "a-form-of-a-person",
    contentHash: () => "content",
  };
});

async function somebody(): Promise<string> {
  const key = randomKey();
  const name = { firstname: "Ada", lastname: "Ferrari" };
  await db()
    .insertInto("users")
    .values({ key, email: `${key}@example.com`, ...name, roles: ["BUYER"], status: "VERIFIED" })
    .execute();
  return key;
}

/** Makes a thing, and answers which. */
const make = (name: string) =>
  once(async () => {
    await db()
      .insertInto("flags")
      .values({ name, value: JSON.stringify(true) })
      .execute();
    return name;
  });
const made = async () => {
  const rows = await db().selectFrom("flags").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
};
const call = (name: string, change: Partial<KeyedCall> = {}) =>
  withKey({ ...keyed, ...change }, () => make(name));

describe("a call that comes with the key of an earlier one", () => {
  test("makes nothing and answers what that made", async () => {
    expect(await call("first")).toBe("first");
    expect(await call("second")).toBe("first");
    expect(await made()).toEqual(["first"]);
  });

  test("with other content is refused", async () => {
    await call("first");
    const other = call("second", { contentHash: () => "other content" });
    await expect(other).rejects.toMatchObject({ code: "request.already-sent" });
    expect(await made()).toEqual(["first"]);
  });

  test.each([
    ["at another address", async () => ({ call: "POST /api/others" })],
    ["of another person", async () => ({ user_key: await somebody() })],
    ["that failed", async () => ({})],
  ])("%s is one of its own", async (what, change) => {
    const failing = withKey(keyed, () =>
      once(async () => {
        await make("first");
        if (what === "that failed") throw new Error("refused");
      }),
    );
    await failing.catch(() => {});
    expect(await call("second", await change())).toBe("second");
    expect(await made()).toContain("second");
  });

  test("after a month is taken for a new one", async () => {
    await call("first");
    await db()
      .updateTable("calls_made_once")
      .set({ made_at: new Date(Date.now() - 29 * 86_400_000) })
      .execute();
    await forgetOldCalls();
    expect(await call("second")).toBe("first");
    await db()
      .updateTable("calls_made_once")
      .set({ made_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    await forgetOldCalls();
    expect(await call("second")).toBe("second");
  });
});

test("a command that calls another makes one thing of both", async () => {
  const both = () =>
    once(async () => {
      await make("inner");
      return make("outer");
    });
  expect(await withKey(keyed, both)).toBe("outer");
  expect(await withKey(keyed, both)).toBe("outer");
  expect(await made()).toEqual(["inner", "outer"]);
});

test("calls without a key are made each time", async () => {
  expect(await make("first")).toBe("first");
  expect(await make("second")).toBe("second");
});
