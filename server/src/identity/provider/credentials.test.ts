import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { checkCredentials } from "./credentials.ts";

const password = "correct horse battery staple";

let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await db().deleteFrom("throttles").execute();
});

async function attempt(email: string, address: string, typed = "wrong"): Promise<string> {
  return (await checkCredentials({ email, address, password: typed })).is;
}

/** As after so many more attempts of that kind; passwords are slow to check on purpose. */
const afterMore = (name: string, attempts: number) =>
  db()
    .updateTable("throttles")
    .set((eb) => ({ attempts: eb("attempts", "+", attempts) }))
    .where("name", "=", name)
    .execute();

test("one account is tried ten times from one network, whether it exists or not", async () => {
  const { email } = await createUser({ password });
  for (const each of [email, "nobody@example.com"]) {
    expect(await attempt(each, "203.0.113.7")).toBe("wrong");
    await afterMore("sign-in", 9);
    expect(await attempt(each.toUpperCase(), "203.0.113.7", password)).toBe("throttled");
    await db().deleteFrom("throttles").execute();
  }
  await attempt(email, "203.0.113.7");
  await afterMore("sign-in", 9);
  expect(await attempt(email, "203.0.113.8", password)).toBe("right");
});

test("one account is tried fifty times from however many networks", async () => {
  const { email } = await createUser({ password });
  await attempt(email, "203.0.113.7");
  await afterMore("sign-in-account", 49);
  expect(await attempt(email, "198.51.100.1", password)).toBe("throttled");
  expect(await attempt((await createUser({ password })).email, "198.51.100.1", password)).toBe(
    "right",
  );
});

test("one network tries a hundred times, whatever the accounts; an IPv6 one is its /64", async () => {
  await attempt("a@example.com", "2001:db8::1");
  await afterMore("sign-in-network", 99);
  const { email } = await createUser({ password });
  expect(await attempt(email, "2001:db8::2", password)).toBe("throttled");
  expect(await attempt(email, "2001:db8:0:1::2", password)).toBe("right");
});

test("a network that is refused does not lock an account's owner out", async () => {
  const { email } = await createUser({ password });
  await attempt(email, "203.0.113.7");
  await afterMore("sign-in", 9);
  await afterMore("sign-in-account", 48);
  for (let tries = 0; tries < 3; tries++) {
    expect(await attempt(email, "203.0.113.7")).toBe("throttled");
  }
  expect(await attempt(email, "198.51.100.1", password)).toBe("right");
});

test("signing in is no failure, and does not cover for attempts at other accounts", async () => {
  const { email } = await createUser({ password });
  const counted = async () =>
    Object.fromEntries(
      (await db().selectFrom("throttles").select(["name", "attempts"]).execute()).map(
        ({ name, attempts }) => [name, attempts],
      ),
    );
  await attempt(email, "203.0.113.7");
  expect(await attempt(email, "203.0.113.7", password)).toBe("right");
  expect(await counted()).toEqual({ "sign-in-account": 1, "sign-in-network": 1 });
});

test.each([
  ["blocked", { status: "BLOCKED" as const }],
  ["disabled", { enabled: false }],
  ["not-activated", { activated_at: null }],
])("%s is said with the right password alone", async (verdict, state) => {
  const { email } = await createUser({ password, ...state });
  expect(await attempt(email, "203.0.113.7")).toBe("wrong");
  expect(await attempt(email, "203.0.113.7", password)).toBe(verdict);
});
