import { randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testIdentity } from "../../identity/factory.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { useNameServers } from "../../kernel/dns.ts";
import { randomKey } from "../../kernel/key.ts";
import { addressOf, portalAt } from "../../kernel/portal-hosts.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type NameServer, startNameServer } from "../../kernel/testing/name-server.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../../users/factory.ts";
import { createEvent, createPortalHost } from "../factory.ts";
import { checkAllHosts } from "./commands/check-all-hosts.ts";
import { startPortalHosts } from "./followers.ts";
import { portalHostRoutes } from "./routes.ts";

const home = "neroli.example";
let database: { close(): Promise<void> };
let nameServer: NameServer;
let app: TestApp;
let hosts: { stop(): Promise<void> };
let support: string;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  nameServer = await startNameServer();
  useNameServers([nameServer.address]);
  nameServer.set(home, "A", "192.0.2.7");
  nameServer.set(home, "AAAA", "2001:0db8:0:0:0:0:0:7");
  hosts = await startPortalHosts(`https://${home}`, (error) => failures.push(error));
  app = await testApp({ routes: [portalHostRoutes], ...(await testIdentity()) });
  support = (await createUser({ roles: ["NEROLI_ADMIN"], company_key: null })).key;
});
afterAll(async () => {
  await app.close();
  await hosts.stop();
  await nameServer.close();
  await database.close();
  expect(failures).toEqual([]);
});

let portal: string;
let host: string;
beforeEach(async () => {
  host = `${randomKey()}.example`;
  portal = (await createEvent()).key;
});

const add = (name = host, to = portal, as = support) =>
  app.call("POST /portals/:portal/hosts", { as, params: { portal: to }, body: { host: name } });
const check = (name = host, of = portal) =>
  app.call("POST /portals/:portal/hosts/:host/check", {
    as: support,
    params: { portal: of, host: name },
  });
const remove = () =>
  app.call("DELETE /portals/:portal/hosts/:host", { as: support, params: { portal, host } });
const list = async (of = portal) =>
  (await app.call("GET /portals/:portal/hosts", { as: support, params: { portal: of } })).body
    .hosts;
const ask = async (domain: string, from = "192.0.2.1") =>
  (await app.call("GET /public/hosts/ask", { query: { domain }, from })).status;

/** What its owner puts into the DNS. */
function setRecords({ record }: { record: { name: string; value: string } }, name = host) {
  nameServer.set(record.name, "TXT", "something=else", record.value);
  nameServer.set(name, "CNAME", home);
}

async function prove(name = host, of = portal) {
  setRecords((await add(name, of)).body, name);
  return (await check(name, of)).body;
}

describe("a host is its portal's", () => {
  test("once both records were found, and no moment earlier", async () => {
    const { status, body } = await add();
    expect([status, body.state, body.fault]).toEqual([200, "WAITING", null]);
    expect(body).toMatchObject({
      host,
      address: `https://${host}`,
      record: { name: `_neroli.${host}`, value: expect.stringMatching(/^neroli-portal=\w{40}$/) },
      points_to: home,
    });
    expect((await check()).body).toMatchObject({ state: "WAITING", fault: "NO_RECORD" });
    nameServer.set(body.record.name, "TXT", "neroli-portal=another");
    expect((await check()).body).toMatchObject({ state: "WAITING", fault: "WRONG_RECORD" });
    nameServer.set(body.record.name, "TXT", body.record.value);
    expect((await check()).body).toMatchObject({ state: "WAITING", fault: "ELSEWHERE" });
    expect([portalAt(host), await ask(host)]).toEqual([null, 404]);
    nameServer.set(host, "CNAME", home);
    expect((await check()).body).toMatchObject({ state: "PROVEN", fault: null });
    expect(portalAt(host)?.portal.settings.key).toBe(portal);
    expect(await ask(host)).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  test("by addresses, when each of them is ours", async () => {
    const { body } = await add();
    nameServer.set(body.record.name, "TXT", body.record.value);
    nameServer.set(host, "A", "192.0.2.7", "192.0.2.8");
    expect((await check()).body.fault).toBe("ELSEWHERE");
    nameServer.set(host, "A", "192.0.2.7");
    nameServer.set(host, "AAAA", "2001:0db8:0:0:0:0:0:7");
    expect((await check()).body.state).toBe("PROVEN");
  });

  test("in the letters of DNS, however it was typed", async () => {
    const { body } = await add(`Dürr-${host}.`.replace(/\.$/, "").toUpperCase());
    expect(body.host).toBe(new URL(`http://dürr-${host}`).hostname);
    expect(body.host).toMatch(/^xn--/);
  });

  test("not while its name servers do not answer", async () => {
    setRecords((await add()).body);
    nameServer.fail(true);
    expect((await check()).body).toMatchObject({ state: "WAITING", fault: "NO_ANSWER" });
    nameServer.fail(false);
    expect((await check()).body.state).toBe("PROVEN");
  });

  test("and nobody else's; a claim that was never proven blocks nobody", async () => {
    const other = (await createEvent()).key;
    await add(host, other);
    expect((await prove()).state).toBe("PROVEN");
    const [claim] = await list(other);
    nameServer.set(`_neroli.${host}`, "TXT", claim?.record.value ?? "");
    expect((await check(host, other)).body).toMatchObject({ state: "WAITING", fault: "TAKEN" });
    expect(portalAt(host)?.portal.settings.key).toBe(portal);
  });

  test("until it is removed, and while the portal is enabled", async () => {
    await prove();
    await transaction(async () => {
      await db().updateTable("events").set({ enabled: false }).where("key", "=", portal).execute();
      emit({ topic: "event.changed", key: portal, data: { companies: null } });
    });
    expect([portalAt(host), await ask(host)]).toEqual([null, 404]);
    await transaction(async () => {
      await db().updateTable("events").set({ enabled: true }).where("key", "=", portal).execute();
      emit({ topic: "event.changed", key: portal, data: { companies: null } });
    });
    expect(await ask(host)).toBe(200);
    expect((await remove()).status).toBe(200);
    expect([portalAt(host), await ask(host), await list()]).toEqual([null, 404, []]);
    expect((await remove()).status).toBe(404);
  });
});

describe("looked at daily", () => {
  test("one whose records are gone for days is lost, and told to be; put right, it stays", async () => {
    await prove();
    const { body } = await add();
    nameServer.set(body.record.name, "TXT");
    await checkAllHosts();
    const [failing] = await list();
    expect(failing).toMatchObject({ state: "FAILING", fault: "NO_RECORD" });
    expect(Date.parse(failing?.ends_at ?? "") - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
    expect(await ask(host)).toBe(200);
    setRecords(body);
    await checkAllHosts();
    expect(await list()).toMatchObject([{ state: "PROVEN", ends_at: null }]);
    nameServer.set(body.record.name, "TXT");
    await checkAllHosts();
    await db()
      .updateTable("portal_hosts")
      .set({ failing_since: new Date(Date.now() - 3 * 86_400_000) })
      .where("host", "=", host)
      .execute();
    await checkAllHosts();
    expect(await list()).toMatchObject([{ state: "LOST", fault: "NO_RECORD" }]);
    expect([portalAt(host), await ask(host)]).toEqual([null, 404]);
    setRecords(body);
    await checkAllHosts();
    expect(await ask(host)).toBe(200);
  });

  test("while nobody answers it is kept longer, but not for ever", async () => {
    await prove();
    const failingFor = async (days: number) => {
      const failing_since = new Date(Date.now() - days * 86_400_000);
      await db()
        .updateTable("portal_hosts")
        .set({ failing_since })
        .where("host", "=", host)
        .execute();
      nameServer.fail(true);
      await checkAllHosts();
      nameServer.fail(false);
      return (await list())[0]?.state;
    };
    expect(await failingFor(5)).toBe("FAILING");
    expect(await failingFor(15)).toBe("LOST");
  });
});

describe("refused", () => {
  test.each([
    "",
    "portal",
    "192.0.2.7",
    "[::1]",
    "portal.example:8080",
    "https://portal.example",
    "a b.example",
    `${"a".repeat(64)}.example`,
    `${"a.".repeat(150)}example`,
  ])("%j is no name of a host", async (name) => {
    expect((await add(name)).status).toBe(400);
  });

  test("our own name, and those of this machine", async () => {
    expect((await add(home)).body.code).toBe("portals.host-own");
    expect((await add("portal.localhost")).body.code).toBe("portals.host-own");
  });

  test("more than twenty; the same one again is none more", async () => {
    for (let at = 0; at < 20; at++)
      await createPortalHost({ event_key: portal, host: `${at}.${host}` });
    expect((await add()).body.code).toBe("portals.hosts-full");
    expect((await add(`3.${host}`)).status).toBe(200);
  });

  test("to who is not support, and where there is no portal", async () => {
    const { key: as } = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    expect((await add(host, portal, as)).status).toBe(403);
    expect((await app.call("GET /portals/:portal/hosts", { params: { portal } })).status).toBe(401);
    expect((await add(host, "no-such-portal")).status).toBe(404);
    expect((await check("not-claimed.example")).status).toBe(404);
  });
});

test("the trail tells who named and removed a host, once each", async () => {
  await add();
  await add();
  await remove();
  const entries = await db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", portal)
    .select(["action", "before", "after"])
    .orderBy("id")
    .execute();
  expect(entries).toEqual([
    { action: "event.host-added", before: null, after: { host } },
    { action: "event.host-removed", before: { host }, after: null },
  ]);
});

describe("certificates on demand", () => {
  test("none of 10,000 random names gets one, nor an odd one; the portal's own does all the while", async () => {
    await prove();
    const letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
    const word = () =>
      Array.from({ length: randomInt(1, 20) }, () => letters[randomInt(letters.length)]).join("");
    const random = Array.from({ length: 10_000 }, () => `${word()}.${word()}.example`);
    const odd = [
      `${host}.`,
      host.toUpperCase(),
      `${host}:443`,
      `x.${host}`,
      `*.${host}`,
      ` ${host}`,
      `${host}\0`,
      `${host}/`,
      `${host}@${home}`,
      `https://${host}`,
      "a".repeat(300),
      `${"é".repeat(100)}.example`,
      "例え.example",
      home,
      `${portal}.localhost`,
      "localhost",
      "127.0.0.1",
      "__proto__",
      "",
    ];
    const answers = new Set<number>();
    // What is refused there is refused to nobody else: no other test, for one.
    const from = "198.51.100.1";
    for (const name of [...odd, ...random]) answers.add(await ask(name, from));
    expect([...answers].sort()).toEqual([404, 429]);
    expect([await ask(host, from), await ask(`x.${host}`)]).toEqual([200, 404]);
    expect((await app.call("GET /public/hosts/ask")).status).toBe(400);
  });
});

test("a portal has the scheme and port of the whole", () => {
  expect(addressOf("portal.example")).toBe("https://portal.example");
});
