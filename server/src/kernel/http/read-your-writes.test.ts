import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import { journalHeader } from "@neroli/contract/kernel/journal-header.ts";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { openConnection } from "../db/connection.ts";
import { connect, db, disconnect, measuredReplica } from "../db/db.ts";
import { type Embedded, startEmbedded } from "../db/embedded.ts";
import { patience, usualPatience } from "../db/patience.ts";
import { sampleApi } from "../testing/sample-api.ts";
import { startStandby } from "../testing/standby.ts";
import { routes } from "./routes.ts";

// What callers are answered where a real standby answers readings, and is late.
vi.setConfig({ hookTimeout: 300_000 });

const Look = z.object({ replica: z.boolean(), deeds: z.array(z.string()) });
const endpoints = {
  "GET /deeds": { access: "public", summary: "All deeds.", response: Look },
  "POST /deeds": {
    access: "public",
    repeats: "harmless",
    summary: "Does something.",
    body: z.object({ name: z.string() }),
    response: z.object({}),
  },
} as const satisfies Endpoints;

let home: string;
let primary: Embedded;
let standby: Embedded;
let app: FastifyInstance;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "neroli-writes-"));
  const [from, to] = [path.join(home, "primary"), path.join(home, "standby")];
  primary = await startEmbedded(from);
  connect(primary.url);
  await sql`create table deeds (name text)`.execute(db());
  standby = await startStandby(primary.url, { from, to });
  const look = async () => {
    const { rows } = await sql<z.input<typeof Look>>`
      select pg_is_in_recovery() as replica, array(select name from deeds) as deeds`.execute(db());
    return rows[0] ?? { replica: false, deeds: [] };
  };
  const sample = await sampleApi(
    routes(endpoints, {
      "GET /deeds": look,
      "POST /deeds": async ({ body }) => {
        await sql`insert into deeds values (${body.name})`.execute(db());
        return {};
      },
    }),
  );
  app = sample.app;
});
afterAll(async () => {
  patience.standby = usualPatience.standby;
  await disconnect();
  await app.close();
  await standby.stop();
  await primary.stop();
  await rm(home, { recursive: true });
});

async function read(headers: Record<string, string> = {}) {
  const { headers: told, ...answer } = await app.inject({ url: "/api/deeds", headers });
  return { ...answer.json<z.output<typeof Look>>(), place: told[journalHeader] };
}
async function write(name: string): Promise<string> {
  const { headers } = await app.inject({ method: "POST", url: "/api/deeds", payload: { name } });
  return String(headers[journalHeader]);
}
const buyer = { authorization: "Bearer buyer" };

test("without a standby nobody is told of any place", async () => {
  expect(await read(buyer)).toEqual({ replica: false, deeds: [], place: undefined });
  expect(await write("first")).toBe("undefined");
});

test("who brings the place of what they did finds it; who brings none and is signed in, too", async () => {
  await disconnect();
  // Looked at once: what is found is not overtaken by another look.
  patience.standby = 3_600_000;
  connect(primary.url, { replica_url: standby.url });
  await expect.poll(() => measuredReplica()?.serves).toBe(true);
  await expect.poll(() => read()).toMatchObject({ replica: true, deeds: ["first"] });
  const other = await openConnection(standby.url);
  await other.query("select pg_wal_replay_pause()");
  await other.end();

  const place = await write("second");
  expect(place).toMatch(/^\d+$/);
  const both = { replica: false, deeds: ["first", "second"] };
  expect(await read({ [journalHeader]: place })).toMatchObject(both);
  expect(await read({ [journalHeader]: "what" })).toMatchObject({ replica: true });
  const signedIn = await read(buyer);
  expect(signedIn).toMatchObject(both);
  // From then on they bring this one, and are answered by whoever has it.
  expect(Number(signedIn.place)).toBeGreaterThanOrEqual(Number(place));
  expect(await read({ ...buyer, [journalHeader]: "1" })).toMatchObject({
    replica: true,
    deeds: ["first"],
    place: undefined,
  });
});
