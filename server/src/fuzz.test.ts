import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { createCompany } from "./companies/factory.ts";
import { createAccessToken } from "./identity/factory.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { readConfig } from "./kernel/config.ts";
import { freshDatabase } from "./kernel/testing/database.ts";
import { fuzz, knownTo } from "./kernel/testing/fuzz/run.ts";
import { testMails } from "./kernel/testing/mails.ts";
import { createProduct } from "./products/factory.ts";
import { createUser } from "./users/factory.ts";

let closing: (() => Promise<unknown>)[] = [];
let app: FastifyInstance;
let port: number;
let tokens: string[];

beforeAll(async () => {
  const database = await freshDatabase();
  const mails = await testMails();
  const data = await mkdtemp(path.join(tmpdir(), "neroli-fuzz-"));
  startAssets({ data });
  const catalogue = await startCatalogue();
  const config = readConfig({});
  app = await buildApp(config, { web: false });
  closing = [
    () => app.close(),
    () => catalogue.stop(),
    () => mails.close(),
    () => database.close(),
    () => rm(data, { recursive: true, force: true }),
  ];
  await createCompany({ key: "maker", name: "Maker" });
  await createProduct({ company_key: "maker", fields: { name: "Velourine B3" } });
  const people = [
    await createUser({ roles: ["NEROLI_SUPER"], company_key: null }),
    await createUser({ roles: ["SUPPLIER_MANAGER"], company_key: "maker" }),
    await createUser({ roles: ["BUYER"] }),
  ];
  const tokenOf = ({ key }: { key: string }) =>
    createAccessToken({ origin: config.origin, user_key: key, expires_in: 3_600 });
  tokens = ["", ...(await Promise.all(people.map(tokenOf)))];
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const close of closing) await close();
});

// More of the same: npm run fuzz.
test("whatever is sent, no answer is our own failure, and none is missing", async () => {
  const known = await knownTo(tokens, port);
  const world = { seed: 7, tokens, known, pages: false };
  const { inputs, failures } = await fuzz({ world, port, count: 300 });
  expect(failures).toEqual([]);
  expect(inputs).toBe(300);
});
