import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createCompanyWithDomain } from "./factory.ts";
import { registrationListeners } from "./listeners.ts";
import { registrationRoutes } from "./routes.ts";

interface World {
  app: TestApp;
  mails: TestMails;
  /** A supplier without people, and an address of its domain; of each test its own. */
  supplier: Awaited<ReturnType<typeof createCompanyWithDomain>>;
  email: string;
  /** Until everything is mailed that was asked for. */
  mailed(): Promise<void>;
}

/** The API of sign-up with its mails, for the tests of one file. */
export function startWorld(): World {
  const world = {} as World;
  const ends: (() => Promise<void>)[] = [];
  const failures: unknown[] = [];
  beforeAll(async () => {
    const database = await freshDatabase();
    world.mails = await testMails();
    world.app = await testApp({ routes: [registrationRoutes], ...(await testIdentity()) });
    const listeners = startListeners([registrationListeners], (error) => failures.push(error));
    world.mailed = listeners.idle;
    ends.push(listeners.stop, world.app.close, database.close, world.mails.close);
  });
  beforeEach(async () => {
    // Each test is another hour.
    await db().deleteFrom("throttles").execute();
    world.supplier = await createCompanyWithDomain();
    world.email = `nora@${world.supplier.domain}`;
  });
  afterAll(async () => {
    for (const end of ends) await end();
    expect(failures).toEqual([]);
  });
  return world;
}

export const signUpIn = (world: World) => (form: object, headers?: Record<string, string>) =>
  world.app.call("POST /registration/signup", { body: form, ...(headers && { headers }) });

export const accountOf = (address: string) =>
  db()
    .selectFrom("users")
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", address.toLowerCase()))
    .selectAll()
    .executeTakeFirst();

export async function mailsTo(world: World, address: string) {
  await world.mailed();
  return world.mails.to(address);
}
