import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SecurityKind, securityKinds } from "@neroli/contract/enumerations/security.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { createAsset } from "./documents/factory.ts";
import { codeOf, factorsApi } from "./identity/factors/testing-factors.ts";
import { testIdentity } from "./identity/factory.ts";
import { createBrowser, newSignIn } from "./identity/testing-browser.ts";
import { type ProviderServer, password, startProvider } from "./identity/testing-provider.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { db } from "./kernel/db/db.ts";
import { randomKey } from "./kernel/key.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { createSupport } from "./registration/commands/create-support.ts";
import { createUser } from "./users/factory.ts";

// Each kind of the security log is written where people do what it tells of. A kind that has no way
// to happen here does not compile.

let folder: string;
let database: FreshDatabase;
let app: TestApp;
let factors: Awaited<ReturnType<typeof factorsApi>>;
let provider: ProviderServer;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), "neroli-security-"));
  startAssets({ data: folder });
  app = await testApp({ routes: allRoutes, ...(await testIdentity()) });
  factors = await factorsApi();
  provider = await startProvider();
});
afterAll(async () => {
  await provider.app.close();
  await factors.app.close();
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** What was typed and given that must stand in no row. */
const secrets: string[] = [];
const secret = (text: string) => {
  secrets.push(text);
  return text;
};

const known = () => createUser({ password: secret(password) });

/** Somebody with an authenticator app. */
async function withApp() {
  const user = await known();
  const added = await factors.addApp(user.key, password);
  secrets.push(added.secret, ...added.codes);
  return { ...user, ...added };
}

async function signIn(email: string) {
  const tokens = await provider.signedIn(createBrowser(), email);
  secrets.push(tokens.access_token, tokens.refresh_token, tokens.id_token);
  return tokens;
}

async function trySignIn(form: { email: string; password: string }) {
  const browser = createBrowser();
  const page = await provider.formOf(browser, newSignIn(provider.origin).address);
  await provider.submit(browser, page, form);
}

const prove = (as: string, code: string) =>
  factors.app.call("POST /users/profile/factors/confirm", { as, body: { code: secret(code) } });

const changePassword = (as: string) => {
  const body = { current: password, new: secret("wintry orchards hum softly") };
  return app.call("POST /users/profile/password", { as, body });
};

/** A company's manager, somebody who waits for him, and a confidential document. */
async function company() {
  const manager = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  const companyKey = String(manager.company_key);
  const waiting = await createUser({
    company_key: companyKey,
    roles: ["SUPPLIER_EDITOR"],
    status: "AWAITING_VERIFICATION",
  });
  return { manager: manager.key, companyKey, waiting: waiting.key };
}

type Row = { kind: SecurityKind; [column: string]: unknown };

/** Lets it happen, as people do it, and answers what the log then has. */
const ways: Record<SecurityKind, () => Promise<Omit<Row, "kind">[]>> = {
  "signed-in": async () => {
    const { key, email } = await known();
    await signIn(email);
    return [{ user_key: key, actor_key: null, address: expect.stringMatching(/^127|::1/) }];
  },
  "sign-in-failed": async () => {
    const [right, blocked] = [await known(), await known()];
    await db()
      .updateTable("users")
      .set({ status: "BLOCKED" })
      .where("key", "=", blocked.key)
      .execute();
    const nobody = secret(`${randomKey()}@nobody.example`);
    await trySignIn({ email: right.email, password: secret("not the password") });
    await trySignIn({ email: blocked.email, password });
    await trySignIn({ email: nobody, password });
    return [
      { user_key: right.key, details: { reason: "wrong" } },
      { user_key: blocked.key, details: { reason: "blocked" } },
      { user_key: null, details: { reason: "wrong" }, address: expect.any(String) },
    ];
  },
  "signed-out": async () => {
    const { key, email } = await known();
    const { refresh_token } = await signIn(email);
    const headers = { origin: provider.origin, cookie: `neroli-refresh=${refresh_token}` };
    await fetch(`${provider.origin}/session/end`, { method: "POST", headers });
    return [{ user_key: key }];
  },
  "new-device": async () => {
    const { key, email } = await known();
    await signIn(email);
    await signIn(email);
    return [{ user_key: key }];
  },
  "session-ended": async () => {
    const { key, email } = await known();
    await signIn(email);
    await changePassword(key);
    return [{ user_key: key, details: { by: "password" } }];
  },
  "token-reused": async () => {
    const { key, email } = await known();
    const { refresh_token } = await signIn(email);
    await provider.refresh(refresh_token);
    await sql`update identity_payloads set consumed_at = now() - interval '1 minute'
      where consumed_at is not null`.execute(db());
    await provider.refresh(refresh_token);
    return [{ user_key: key }];
  },
  throttled: async () => {
    const { key } = await withApp();
    await prove(key, "nonsense");
    await db().updateTable("throttles").set({ attempts: 60 }).execute();
    expect((await prove(key, "nonsense")).status).toBe(429);
    await db().deleteFrom("throttles").execute();
    return [{ user_key: key, details: { throttle: "factor-code" } }];
  },
  refused: async () => {
    const [buyer, other] = [await createUser(), await company()];
    await app.call("GET /security-events", { as: buyer.key });
    const params = { companyKey: other.companyKey, userKey: other.manager };
    // By a rule of rows and not by the table of access.
    const own = await app.call("POST /companies/:companyKey/users/:userKey/decline", {
      as: other.manager,
      params,
    });
    expect(own.status).toBe(403);
    return [
      { user_key: buyer.key, details: { call: "GET /security-events" } },
      {
        user_key: other.manager,
        details: { call: "POST /companies/:companyKey/users/:userKey/decline" },
      },
    ];
  },
  "password-changed": async () => {
    const { key } = await known();
    await changePassword(key);
    return [{ user_key: key, details: { by: "old-password" } }];
  },
  "factor-added": async () => {
    const { key } = await withApp();
    return [{ user_key: key, details: { factor: "totp" } }];
  },
  "factor-removed": async () => {
    const { key } = await withApp();
    await factors.app.call("POST /users/profile/factors/app/remove", { as: key });
    return [{ user_key: key, details: { factor: "totp" } }];
  },
  "factor-failed": async () => {
    const { key, secret: shared } = await withApp();
    await prove(key, codeOf(shared, 5));
    return [{ user_key: key, details: { factor: "totp" } }];
  },
  "factors-reset": async () => {
    const [support, { key }] = [
      await createUser({ password, roles: ["NEROLI_ADMIN"] }),
      await withApp(),
    ];
    await factors.addApp(support.key, password);
    const params = { userKey: key };
    await factors.app.call("POST /users/:userKey/factors/reset", { as: support.key, params });
    return [{ user_key: key, actor_key: support.key, details: { by: "support" } }];
  },
  "recovery-codes-made": async () => [{ user_key: (await withApp()).key }],
  "recovery-code-used": async () => {
    const { key, codes } = await withApp();
    await prove(key, codes[0] ?? "");
    return [{ user_key: key, details: { left: 9 } }];
  },
  "rights-changed": async () => {
    const { manager, companyKey, waiting } = await company();
    const params = { companyKey, userKey: waiting };
    await app.call("POST /companies/:companyKey/users/:userKey/decline", { as: manager, params });
    const details = { granted: [], revoked: ["SUPPLIER_EDITOR"], company: null };
    return [{ user_key: waiting, actor_key: manager, details }];
  },
  "status-changed": async () => {
    const { manager, companyKey, waiting } = await company();
    const params = { companyKey, userKey: waiting };
    await app.call("POST /companies/:companyKey/users/:userKey/admit", { as: manager, params });
    return [{ user_key: waiting, actor_key: manager, details: { to: "verified" } }];
  },
  "support-created": async () => {
    const email = `${randomKey()}@neroli-team.example`;
    secrets.push(await createSupport({ email, force: true }));
    const user = db().selectFrom("users").where("email", "=", email).select("key");
    return [{ user_key: (await user.executeTakeFirstOrThrow()).key, address: null }];
  },
  "domain-proven": async () => {
    const { companyKey } = await company();
    const domain = `d-${randomKey()}.example`;
    const columns = { valid_email_domains: [domain] };
    await db().updateTable("companies").set(columns).where("key", "=", companyKey).execute();
    const { key: as } = await createUser({ roles: ["NEROLI_ADMIN"] });
    const params = { companyKey };
    await app.call("POST /companies/:companyKey/domains/prove", { as, params, body: { domain } });
    const vouched = `d-${randomKey()}.example`;
    const body = {
      name: `Vouched ${randomKey()}`,
      type: "DISTRIBUTOR" as const,
      valid_email_domains: [vouched],
    };
    const made = await app.call("POST /companies", { as, body });
    return [
      { company_key: companyKey, user_key: as, details: { domain, by: "support" } },
      { company_key: made.body.key, details: { domain: vouched, by: "support" } },
    ];
  },
  "confidential-downloaded": async () => {
    const { manager, companyKey } = await company();
    const of = async (visibility: "PUBLIC" | "CONFIDENTIAL") => {
      const content = Buffer.from(secret("what stands in the sheet"));
      const { id } = await createAsset({ company_key: companyKey, visibility, content });
      const params = { companyKey, id };
      await app.call("GET /companies/:companyKey/assets/:id/download", { as: manager, params });
      return id;
    };
    await of("PUBLIC");
    const id = await of("CONFIDENTIAL");
    const details = { documents: [{ id, name: "Safety data sheet.pdf" }], number: 1 };
    return [{ user_key: manager, company_key: companyKey, details }];
  },
  exported: async () => {
    const { manager, companyKey } = await company();
    const { key: support } = await createUser({ roles: ["NEROLI_ADMIN"] });
    await app.call("POST /companies/:companyKey/exports", {
      as: manager,
      params: { companyKey },
      body: { format: "CSV" },
    });
    await app.call("GET /audit/export", { as: support });
    return [
      {
        user_key: manager,
        company_key: companyKey,
        details: { what: "products", documents: false },
      },
      { user_key: support, details: { what: "audit-trail" } },
    ];
  },
};

const rows = (kind: SecurityKind) =>
  db().selectFrom("security_events").where("kind", "=", kind).orderBy("id").selectAll().execute();

test.each(securityKinds)("%s is told, of whom and by whom", async (kind) => {
  const before = (await rows(kind)).length;
  const expected = await ways[kind]();
  // Reuse of a token is noted beside the answer.
  await expect.poll(async () => (await rows(kind)).slice(before)).toMatchObject(expected);
});

test("none of all these rows has what was typed or given to get in", async () => {
  const all = JSON.stringify(await db().selectFrom("security_events").selectAll().execute());
  expect(new Set(secrets).size).toBeGreaterThan(20);
  expect(secrets.filter((each) => all.includes(each))).toEqual([]);
});
