import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { readConfig } from "./kernel/config.ts";
import { freshDatabase } from "./kernel/testing/database.ts";

let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** Whom the server takes for the one who asks: that is whose attempts are counted (throttle). */
async function askedFrom(remoteAddress: string, forwarded: string, trusted = "") {
  const app = await buildApp(readConfig({ NEROLI_TRUST_PROXY: trusted }), { web: false });
  app.get("/who-asks", async ({ ip }) => ip);
  const headers = { "x-forwarded-for": forwarded };
  const { body } = await app.inject({ url: "/who-asks", remoteAddress, headers });
  await app.close();
  return body;
}

test("nobody chooses the address that is counted: only a trusted proxy's word is believed", async () => {
  const forged = "192.0.2.99";
  expect(await askedFrom("203.0.113.7", forged)).toBe("203.0.113.7");
  expect(await askedFrom("127.0.0.1", `${forged}, 203.0.113.7`)).toBe("203.0.113.7");
  expect(await askedFrom("::ffff:127.0.0.1", `${forged}, 203.0.113.7`)).toBe("203.0.113.7");
  expect(await askedFrom("10.0.0.5", "203.0.113.7")).toBe("10.0.0.5");
  expect(await askedFrom("10.0.0.5", `${forged}, 203.0.113.7`, "uniquelocal")).toBe("203.0.113.7");
  expect(await askedFrom("127.0.0.1", "203.0.113.7", "off")).toBe("127.0.0.1");
});
