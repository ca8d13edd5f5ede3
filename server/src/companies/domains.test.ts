import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { useNameServers } from "../kernel/dns.ts";
import { randomKey } from "../kernel/key.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { type NameServer, startNameServer } from "../kernel/testing/name-server.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { findCompanyOfAddress } from "../registration/queries/find-company.ts";
import { companyForm } from "../testing-foreign-forms.ts";
import { createUser } from "../users/factory.ts";
import { createCompany } from "./factory.ts";
import { companyListeners } from "./listeners.ts";
import { companyRoutes } from "./routes.ts";

let nameServer: NameServer;
let database: { close(): Promise<void> };
let app: TestApp;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  app = await testApp({ routes: [companyRoutes], ...(await testIdentity()) });
  listeners = startListeners([companyListeners], (error) => failures.push(error));
  nameServer = await startNameServer();
  useNameServers([nameServer.address]);
});
afterAll(async () => {
  await nameServer.close();
  await listeners.stop();
  await app.close();
  await database.close();
  await mails.close();
  expect(failures).toEqual([]);
});

let company: { key: string };
let manager: string;
let domain: string;
beforeEach(async () => {
  domain = `d-${randomKey()}.example`;
  company = await createCompany({ valid_email_domains: [domain], proved_domains: [] });
  manager = await managerOf(company.key);
});

const managerOf = async (company_key: string) =>
  (await createUser({ roles: ["SUPPLIER_MANAGER"], company_key })).key;

const list = async (as = manager) => {
  const params = { companyKey: company.key };
  const { body } = await app.call("GET /companies/:companyKey/domains", { as, params });
  return body.domains;
};

const prove = (given: { as?: string; code?: string; of?: string; domain?: string } = {}) =>
  app.call("POST /companies/:companyKey/domains/prove", {
    as: given.as ?? manager,
    params: { companyKey: given.of ?? company.key },
    body: { domain: given.domain ?? domain, ...(given.code && { code: given.code }) },
  });

const leads = async () => (await findCompanyOfAddress(`nora@${domain}`))?.key ?? null;

test("a domain leads nobody to the company before it is proved; a record in its DNS does", async () => {
  expect(await leads()).toBeNull();
  const [open] = await list();
  expect(open).toMatchObject({ domain, proved: false });
  const early = await prove();
  expect([early.status, early.body.code]).toEqual([409, "companies.domain-not-proved"]);
  nameServer.set(domain, "TXT", "neroli-domain=of-somebody-else");
  expect((await prove()).status).toBe(409);
  expect(await leads()).toBeNull();
  nameServer.set(domain, "TXT", open?.record ?? "");
  expect((await prove()).body.domains).toMatchObject([{ domain, proved: true }]);
  expect(await leads()).toBe(company.key);
});

test("so does the code of a mail to an address there, and no other code", async () => {
  const mail = (email: string) =>
    app.call("POST /companies/:companyKey/domains/mail", {
      as: manager,
      params: { companyKey: company.key },
      body: { email },
    });
  const elsewhere = await mail("mallory@elsewhere.example");
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, "companies.domain-not-listed"]);
  expect((await mail(`it@${domain}`)).status).toBe(200);
  await listeners.idle();
  const [sent] = await mails.to(`it@${domain}`);
  const code = /[0-9A-F]{12}/.exec(sent?.text ?? "")?.[0] ?? "";
  expect((await prove({ code: "0123456789AB" })).body.code).toBe("companies.domain-code-wrong");
  // The same words for another company are another code.
  const other = await createCompany({ valid_email_domains: [domain], proved_domains: [] });
  const stolen = await prove({ as: await managerOf(other.key), of: other.key, code });
  expect(stolen.body.code).toBe("companies.domain-code-wrong");
  expect((await prove({ code: ` ${code.toLowerCase()} ` })).status).toBe(200);
  expect(await leads()).toBe(company.key);
});

test("and support's word; a domain that is another company's is nobody else's", async () => {
  const support = (await createUser({ roles: ["NEROLI_EDITOR"], company_key: null })).key;
  expect((await prove({ as: support })).status).toBe(200);
  const other = await createCompany({ valid_email_domains: [domain], proved_domains: [] });
  const rival = await managerOf(other.key);
  const params = { companyKey: other.key };
  const { body } = await app.call("GET /companies/:companyKey/domains", { as: rival, params });
  nameServer.set(domain, "TXT", body.domains[0]?.record ?? "");
  expect((await prove({ as: rival, of: other.key })).body.code).toBe(
    "companies.email-domain-taken",
  );
  expect(await leads()).toBe(company.key);
});

test("codes are not found by trying, and editors who are no managers try none", async () => {
  const { key: editor } = await createUser({
    roles: ["SUPPLIER_EDITOR"],
    company_key: company.key,
  });
  expect((await prove({ as: editor, code: "0123456789AB" })).status).toBe(403);
  let refused = 0;
  for (let attempt = 0; attempt < 31; attempt++) {
    refused = (await prove({ code: "0123456789AB" })).status;
  }
  expect(refused).toBe(429);
});

test("a list that a manager changes proves nothing; what leaves it is proved no more", async () => {
  await prove({ as: (await createUser({ roles: ["NEROLI_EDITOR"], company_key: null })).key });
  const params = { companyKey: company.key };
  const save = async (valid_email_domains: string[], as = manager) => {
    const { body } = await app.call("GET /companies/:companyKey/editable", { as, params });
    const { version } = body;
    return app.call("PUT /companies/:companyKey", {
      as,
      params,
      body: { ...companyForm, type: body.type, version, valid_email_domains },
    });
  };
  const claimed = `victim-${randomKey()}.example`;
  expect((await save([claimed, domain])).status).toBe(200);
  expect(await list()).toMatchObject([
    { domain: claimed, proved: false },
    { domain, proved: true },
  ]);
  expect((await save([claimed])).status).toBe(200);
  expect(await leads()).toBeNull();
  expect((await save([claimed, domain])).status).toBe(200);
  expect(await leads()).toBeNull();
  const row = await db()
    .selectFrom("companies")
    .where("key", "=", company.key)
    .select("proved_domains")
    .executeTakeFirstOrThrow();
  expect(row.proved_domains).toEqual([]);
});
