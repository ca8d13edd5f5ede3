import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { keepPortals } from "../../kernel/portal-hosts.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createEvent } from "../../portals/factory.ts";
import { readKnownPortals } from "../../portals/queries/known-portals.ts";
import { createUser } from "../../users/factory.ts";
import { createAccessToken } from "../factory.ts";
import { factorsApi } from "./testing-factors.ts";

const home = "http://localhost:3000";
let database: { close(): Promise<void> };
let api: Awaited<ReturnType<typeof factorsApi>>;
beforeAll(async () => {
  database = await freshDatabase();
  api = await factorsApi();
  for (const key of ["one", "other"]) await createEvent({ key });
  keepPortals(home, await readKnownPortals());
});
afterAll(async () => {
  keepPortals(home, []);
  await api.app.close();
  await database.close();
});

test("each passkey says where it works; a portal's host is named there and at home alone", async () => {
  const { key: user_key } = await createUser();
  for (const host of [null, "one.localhost", "other.localhost"]) {
    const id = host ?? "home";
    await db()
      .insertInto("passkeys")
      .values({
        id,
        name: id,
        user_key,
        public_key: Buffer.from(""),
        counter: 0,
        transports: [],
        host,
      })
      .execute();
  }
  const placesAt = async (origin: string) => {
    const token = await createAccessToken({ origin, user_key });
    const { body } = await api.app.call("GET /users/profile/factors", {
      headers: { host: new URL(origin).host, authorization: `Bearer ${token}` },
    });
    return body.passkeys.map(({ works_here, works_at }) => [works_here, works_at]);
  };
  expect(await placesAt(home)).toEqual([
    [true, "localhost"],
    [false, "one.localhost"],
    [false, "other.localhost"],
  ]);
  expect(await placesAt("http://one.localhost:3000")).toEqual([
    [false, "localhost"],
    [true, "one.localhost"],
    [false, null],
  ]);
});
