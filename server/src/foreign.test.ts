import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { buyerRoles, roles, supplierRoles } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { createCompany } from "./companies/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { db } from "./kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { testMails } from "./kernel/testing/mails.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import type { ForeignCall, StrangersAnswer } from "./testing-foreign-call.ts";
import { foreignCalls } from "./testing-foreign-calls.ts";
import { createForeignWorld, type ForeignWorld } from "./testing-foreign-world.ts";
import { createUser } from "./users/factory.ts";

// Every call that takes a key is made with another company's, as each role. What each is answered
// stands in the files that testing-foreign-calls.ts puts together; a new endpoint without a line there does not compile.

type Name = keyof typeof endpoints;

let folder: string;
let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let mails: { close(): Promise<unknown> };
let app: TestApp;
/** Somebody of each role, of a company that is not the one asked about. */
const strangers = new Map<string, string>();

beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  folder = await mkdtemp(join(tmpdir(), "neroli-foreign-"));
  startAssets({ data: folder });
  await createCompany({ key: "another-company" });
  catalogue = await startCatalogue();
  app = await testApp({ routes: allRoutes, ...(await testIdentity()), asDocumented: true });
  const supplier = await createCompany();
  const brand = await createCompany({ type: "CONSUMER_CARE_BRAND" });
  for (const role of roles) {
    const company_key = role.startsWith("SUPPLIER") ? supplier.key : brand.key;
    strangers.set(role, (await createUser({ roles: [role], company_key })).key);
  }
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await mails.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const statusOf: Record<StrangersAnswer, number> = { hidden: 404, refused: 403, open: 200 };

const auditedAs = async (action: AuditAction) => {
  const rows = await db()
    .selectFrom("audit_entries")
    .where("action", "=", action)
    .select("id")
    .execute();
  return rows.length;
};

/** Reading leaves a world as it was: one serves all calls that read. */
let readWorld: Promise<ForeignWorld> | undefined;

async function worldFor(name: Name, { before }: ForeignCall): Promise<ForeignWorld> {
  if (!before && name.startsWith("GET ")) {
    readWorld ??= createForeignWorld();
    return readWorld;
  }
  const world = await createForeignWorld();
  await before?.(world);
  return world;
}

const waitingColleague = async ({ company }: ForeignWorld): Promise<string> => {
  const { key } = await createUser({
    company_key: company,
    roles: [...supplierRoles, ...buyerRoles],
    status: "AWAITING_VERIFICATION",
  });
  return key;
};

describe.each(Object.entries<ForeignCall>(foreignCalls))("%s", (named, call) => {
  const name = named as Name;
  const { access, audit }: Endpoint = endpoints[name];
  const ask = (world: ForeignWorld, role: string) =>
    app.call(name, { as: strangers.get(role) ?? "", ...call.sent(world) });

  test(`strangers: ${call.told}; support: ${call.support}`, async () => {
    const world = await worldFor(name, call);
    const entries = audit && (await auditedAs(audit));
    for (const role of roles.filter((each) => !each.startsWith("NEROLI_"))) {
      const holder = { standing: "admitted", roles: [role], permissions: {} } as const;
      const mayCall = mayAccess(access, holder) === "allowed";
      const { status, body } = await ask(world, role);
      expect(status, `${role}: ${JSON.stringify(body)}`).toBe(mayCall ? statusOf[call.told] : 403);
    }
    // A colleague of that very company who waits to be admitted is a stranger, whatever roles the
    // account holds (decisions, unverified and waiting accounts).
    const waiting = await waitingColleague(world);
    const mayAsk = mayAccess(access, { standing: "waiting", roles: [], permissions: {} });
    const answer = await app.call(name, { as: waiting, ...call.sent(world) });
    const expected = mayAsk === "allowed" ? statusOf[call.told] : 403;
    expect(answer.status, `waiting: ${JSON.stringify(answer.body)}`).toBe(expected);
    // The same call by one who may: what was refused above was refused for the company's sake.
    const { status, body } = await ask(world, "NEROLI_SUPER");
    expect(status, JSON.stringify(body)).toBe(statusOf[call.support]);
    if (audit) expect(await auditedAs(audit), audit).toBe((entries ?? 0) + 1);
  });
});
