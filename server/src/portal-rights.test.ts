import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portalKeys } from "@neroli/contract/access/portal-keys.ts";
import type { PermissionKey, PermissionLevel } from "@neroli/contract/access/table.ts";
import type { endpoints } from "@neroli/contract/endpoints.ts";
import type { EventType, PortalUserStatus } from "@neroli/contract/enumerations/portals.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { createCompany } from "./companies/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { db } from "./kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { createEvent, createEventUser } from "./portals/factory.ts";
import type { ForeignCall } from "./testing-foreign-call.ts";
import { foreignCalls } from "./testing-foreign-calls.ts";
import { createForeignWorld, type ForeignWorld } from "./testing-foreign-world.ts";
import { createUser } from "./users/factory.ts";

// Every call that names a portal is made with each right of a portal, at each level: held in that
// portal, and held in another one, where it opens nothing (spec 6). The snapshot says which opens
// what; foreign.test.ts what people are answered who hold no right at all.

type Name = keyof typeof endpoints;

const portalCalls = Object.entries<ForeignCall>(foreignCalls).filter(([name]) =>
  /:(event|portal)\b/.test(name),
);
const types = ["BRAND_PORTAL", "CUSTOMER_PORTAL"] as const satisfies EventType[];

let folder: string;
let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), "neroli-portal-rights-"));
  startAssets({ data: folder });
  await createCompany({ key: "another-company" });
  catalogue = await startCatalogue();
  app = await testApp({ routes: allRoutes, ...(await testIdentity()), asDocumented: true });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

type Right = readonly [PermissionKey, PermissionLevel];

const rightsIn = (type: EventType): Right[] =>
  portalKeys(type).flatMap((key): Right[] => [
    [key, "manage"],
    [key, "view"],
  ]);

/** Somebody without a role for each right, and the same rights in the hands of others elsewhere. */
interface People {
  stranger: string;
  own: ReadonlyMap<Right, string>;
  foreign: ReadonlyMap<Right, string>;
  /** Holds every right, and waits or is blocked. */
  shut: ReadonlyMap<Shut, string>;
}

type Shut = Exclude<PortalUserStatus, "NOT_SIGNED_UP" | "VERIFIED">;
const shutStatuses = ["AWAITING_VERIFICATION", "BLOCKED"] as const satisfies Shut[];

const somebody = async () => (await createUser({ roles: ["EVENT_ADMIN"] })).key;

async function oneFor<Key>(keys: readonly Key[]): Promise<Map<Key, string>> {
  const people = new Map<Key, string>();
  for (const key of keys) people.set(key, await somebody());
  return people;
}

async function createPeople(type: EventType): Promise<People> {
  const rights = rightsIn(type);
  const foreign = await oneFor(rights);
  const { key: event_key } = await createEvent({ type });
  for (const [right, user_key] of foreign) await place({ event_key, user_key, rights: [right] });
  return {
    stranger: await somebody(),
    own: await oneFor(rights),
    foreign,
    shut: await oneFor(shutStatuses),
  };
}

const place = ({
  rights,
  ...where
}: Omit<Parameters<typeof createEventUser>[0], "permissions"> & {
  rights: readonly Right[];
}) => createEventUser({ ...where, permissions: Object.fromEntries(rights) });

/** A world whose event is of this type, with these people in their places. */
async function worldWith(type: EventType, call: ForeignCall, people: People) {
  const world = await createForeignWorld();
  const event_key = world.event;
  await db().updateTable("events").set({ type }).where("key", "=", event_key).execute();
  for (const [right, user_key] of people.own) await place({ event_key, user_key, rights: [right] });
  const managed = portalKeys(type).map((key): Right => [key, "manage"]);
  for (const [status, user_key] of people.shut) {
    await place({ event_key, user_key, status, rights: managed });
  }
  await call.before?.(world);
  return world;
}

/** Reading leaves a world as it was: for each type one serves all calls that read. */
const readWorlds = new Map<EventType, ForeignWorld>();

async function readWorldWith(type: EventType, call: ForeignCall, people: People) {
  const world = readWorlds.get(type) ?? (await worldWith(type, call, people));
  readWorlds.set(type, world);
  return world;
}

/** The rights that open the call in a portal of this type, each asked alone. */
async function openedBy(named: string, type: EventType, people: People): Promise<string> {
  const call = (foreignCalls as Record<string, ForeignCall>)[named] as ForeignCall;
  const reads = named.startsWith("GET ") && !call.before;
  let world = await (reads ? readWorldWith : worldWith)(type, call, people);
  const ask = async (as = "") =>
    (await app.call(named as Name, { as, ...call.sent(world) })).status;
  const told = await ask(people.stranger);
  if (told < 400) return "anybody";
  for (const [right, key] of people.foreign) expect(await ask(key), `foreign ${right}`).toBe(told);
  for (const [status, key] of people.shut) {
    expect(await ask(key), status).toBeGreaterThanOrEqual(403);
  }
  const opened: string[] = [];
  for (const [right, key] of people.own) {
    const status = await ask(key);
    if (status === 403 || status === 404) continue;
    // What is refused for the state it is in is not refused for want of a right.
    expect([200, 409], `${named} by ${right}`).toContain(status);
    opened.push(right.join(" "));
    // What was changed is changed: the next one finds it as it was.
    if (!reads) world = await worldWith(type, call, people);
  }
  if (opened.length === people.own.size) return "any right";
  return opened.join(", ") || "no right";
}

test("which right of a portal opens which call; one that is held elsewhere opens none", async () => {
  const people = new Map<EventType, People>();
  for (const type of types) people.set(type, await createPeople(type));
  const rows: string[] = [];
  for (const [named] of portalCalls) {
    rows.push(named);
    for (const [type, those] of people) {
      rows.push(`    ${type}: ${await openedBy(named, type, those)}`);
    }
  }
  await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("./portal-rights.snapshot.txt");
}, 1_200_000);
