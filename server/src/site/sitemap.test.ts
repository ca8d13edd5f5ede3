import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createEvent } from "../portals/factory.ts";
import { createProduct } from "../products/factory.ts";
import { countAddresses, listAddresses, sections } from "./queries/list-addresses.ts";
import { siteFiles } from "./routes.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
});
afterAll(async () => {
  await catalogue.stop();
  await database.close();
});

test("whoever finds a weakness reads whom to tell", async () => {
  const app = Fastify();
  await app.register(siteFiles, {
    origin: "https://neroli.example.com",
    support_email: "security@neroli.example.com",
  });
  const { body, headers } = await app.inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("Contact: mailto:security@neroli.example.com\n");
  expect(body).toContain("Canonical: https://neroli.example.com/.well-known/security.txt\n");
  const [, expires = ""] = /^Expires: (.*)$/m.exec(body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect([days > 90, days < 365]).toEqual([true, true]);
  await app.close();
});

test("products that speak further languages are told in each of them", async () => {
  const { key: plain } = await createProduct({ fields: { tagline: "mail@house.example" } });
  const { key: translated } = await createProduct({ fields: { "tagline@de": "Zart" } });
  const addresses = await listAddresses("products");
  const told = (key: string) => addresses.find(({ path }) => path.endsWith(key))?.translated;
  expect([told(plain), told(translated)]).toEqual([false, true]);
});

test("exhibitions are told, at the host of one that one alone", async () => {
  const { key } = await createEvent({ type: "CONGRESS" });
  const { key: other } = await createEvent({ type: "EXPO" });
  await createEvent({ type: "EXPO", enabled: false });
  const told = async (portal?: Parameters<typeof listAddresses>[1]) =>
    (await listAddresses("pages", portal)).flatMap(
      ({ path }) => /^\/exhibitions\/(.*)/.exec(path)?.[1] ?? [],
    );
  expect(await told()).toEqual([key, other].sort());
  expect(await told({ key, takes_sign_ups: true })).toEqual([key]);
});

test("what tells about Neroli is told in every language, and at no portal's host", async () => {
  const { key } = await createEvent({ type: "CONGRESS" });
  const told = async (portal?: Parameters<typeof listAddresses>[1]) =>
    (await listAddresses("pages", portal)).find(({ path }) => path === "/buyers");
  expect(await told()).toMatchObject({ translated: true });
  expect(await told({ key, takes_sign_ups: true })).toBeUndefined();
});

test("each address is in one part of its section alone, and all parts are as many as are counted", async () => {
  for (let at = 0; at < 5; at++) await createProduct({ fields: { functions: ["Humectant"] } });
  for (const section of sections) {
    const all = await listAddresses(section);
    const parts = await Promise.all(
      Array.from({ length: all.length }, (_, from) =>
        listAddresses(section, null, { from: from * 2, most: 2 }),
      ),
    );
    expect(parts.flat()).toEqual(all);
    expect(await countAddresses(section)).toBe(all.length);
    expect(all.length).toBeGreaterThan(3);
  }
});

test("a portal that takes no sign-ups tells nothing", async () => {
  const { key } = await createEvent({ type: "EXPO" });
  const closed = { key, takes_sign_ups: false };
  for (const section of sections) {
    expect(await countAddresses(section, closed)).toBe(0);
    expect(await listAddresses(section, closed)).toEqual([]);
  }
});
