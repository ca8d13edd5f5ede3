import { randomUUID } from "node:crypto";
import { wordsLength } from "@neroli/contract/interactions/limits.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { rollUp } from "./commands/roll-up.ts";
import { createConsent } from "./factory.ts";
import { interactionRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
let product: string;
let supplier: string;
let buyer: string;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [interactionRoutes], ...(await testIdentity()) });
  ({ key: product, company_key: supplier } = await createProduct());
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  for (const table of ["interaction_inbox", "interactions", "interaction_readers"] as const) {
    await db().deleteFrom(table).execute();
  }
  const { key } = await createCompany({ type: "CONSUMER_CARE_BRAND", country: "FR" });
  buyer = (await createUser({ company_key: key })).key;
});

const browser = {
  "user-agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "accept-language": "de-DE,de;q=0.9,en;q=0.8",
  "sec-fetch-site": "same-origin",
};
interface Told {
  as?: string;
  events?: object[];
  headers?: Record<string, string>;
  batch?: string;
  visitor?: string;
}
const tell = async ({ as, headers = browser, events, ...more }: Told = {}) => {
  const body = {
    batch: randomUUID(),
    events: events ?? [{ kind: "VIEW", ago: 1000, product }],
    ...more,
  };
  return app.call("POST /interactions", { ...(as && { as }), body, headers });
};
const came = () => db().selectFrom("interaction_inbox").selectAll().execute();

test("a visitor's view is counted, and belongs to nobody", async () => {
  expect((await tell()).status).toBe(200);
  expect(await came()).toMatchObject([
    {
      ...{ kind: "VIEW", product_key: product, company_key: null, firsts: 5, country: "DE" },
      ...{ user_key: null, visitor: null, reader_type: null, event_key: null },
    },
  ]);
  await tell();
  expect((await came()).map(({ firsts }) => firsts).sort()).toEqual([0, 5]);
});

test("what happened is dated by how long ago, whatever the browser's clock says", async () => {
  await tell({ events: [{ kind: "VIEW", ago: 3 * 86_400_000, product }] });
  const [row] = await came();
  const age = Date.now() - (row?.happened_at.getTime() ?? 0);
  expect(Math.abs(age - 3 * 86_400_000)).toBeLessThan(60_000);
  expect((await tell({ events: [{ kind: "VIEW", ago: 8 * 86_400_000, product }] })).status).toBe(
    400,
  );
});

test("the same batch counts once, sent at once or after the first was counted", async () => {
  const batch = randomUUID();
  await Promise.all([tell({ batch }), tell({ batch }), tell({ batch })]);
  expect(await came()).toHaveLength(1);
  await rollUp();
  await tell({ batch });
  expect(await came()).toHaveLength(0);
});

test("searches: words that may name a person are not kept, and what found nothing is told apart", async () => {
  const search = (words: string, found: number) => ({ kind: "SEARCH", ago: 0, words, found });
  await tell({
    events: [
      search("  Sodium   LAURETH sulfate ", 12),
      search("anna.meier@example.com", 0),
      search("+49 40 1234 5678", 0),
      search("1,2-hexanediol 6920-22-5", 3),
      search("nothing such", 0),
    ],
  });
  const rows = (await came()).map(({ kind, words }) => [kind, words]);
  expect(new Set(rows)).toEqual(
    new Set([
      ["SEARCH", "sodium laureth sulfate"],
      ["SEARCH_WITHOUT_RESULTS", null],
      ["SEARCH_WITHOUT_RESULTS", null],
      ["SEARCH", "1,2-hexanediol 6920-22-5"],
      ["SEARCH_WITHOUT_RESULTS", "nothing such"],
    ]),
  );
});

test("what no text can hold is refused, and no letter is cut in two", async () => {
  const search = { kind: "SEARCH", ago: 0, found: 1 };
  for (const field of ["words", "filters"]) {
    const { status } = await tell({ events: [{ ...search, [field]: "betaine\u0000" }] });
    expect(status, field).toBe(400);
  }
  const words = `${"x".repeat(wordsLength - 1)}🌿 more`;
  expect((await tell({ events: [{ ...search, words }] })).status).toBe(200);
  expect(await came()).toMatchObject([{ words: `${"x".repeat(wordsLength - 1)}🌿` }]);
});

describe("who does not count", () => {
  test("support, and the supplier's own people; those of others do", async () => {
    const own = (await createUser({ company_key: supplier, roles: ["SUPPLIER_MANAGER"] })).key;
    const support = (await createUser({ roles: ["NEROLI_SUPER"], company_key: null })).key;
    for (const as of [own, support]) expect((await tell({ as })).status).toBe(200);
    await tell({ as: own, events: [{ kind: "VIEW", ago: 0, company: supplier }] });
    expect(await came()).toEqual([]);
    await tell({ as: buyer });
    expect(await came()).toMatchObject([{ reader_type: "CONSUMER_CARE_BRAND" }]);
  });

  test.each(robots())("%s", async (_, headers) => {
    expect((await tell({ headers })).status).toBe(200);
    expect(await came()).toEqual([]);
  });

  test("who turns pages faster than people do", async () => {
    const headers = { ...browser, "user-agent": `${browser["user-agent"]} fast` };
    const events = Array.from({ length: 20 }, () => ({ kind: "VIEW", ago: 0, product }));
    for (let batch = 0; batch < 4; batch++) await tell({ headers, events });
    expect(await came()).toHaveLength(60);
    await tell();
    expect(await came()).toHaveLength(61);
  });

  test("what is not there, and drafts", async () => {
    const draft = await createProduct({ state: "DRAFT" });
    await tell({
      events: [
        { kind: "VIEW", ago: 0, product: draft.key },
        { kind: "VIEW", ago: 0, product: "no-such-product" },
        { kind: "VIEW", ago: 0 },
      ],
    });
    expect(await came()).toEqual([]);
  });
});

/** What programs send: 40 that name themselves or lack what browsers have. */
function robots(): [string, Record<string, string>][] {
  const named = [
    "Googlebot/2.1 (+http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
    "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Twitterbot/1.0",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "WhatsApp/2.23.20.0",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
    "Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)",
    "Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)",
    "Mozilla/5.0 (compatible; DotBot/1.2; +https://opensiteexplorer.org/dotbot)",
    "CCBot/2.0 (https://commoncrawl.org/faq/)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)",
    "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
    "Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)",
    "Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1",
    "curl/8.5.0",
    "Wget/1.21.4",
    "python-requests/2.32.3",
    "Python-urllib/3.12",
    "Scrapy/2.11 (+https://scrapy.org)",
    "Go-http-client/2.0",
    "Java/21.0.2",
    "okhttp/4.12.0",
    "axios/1.7.2",
    "node-fetch/1.0",
    "Apache-HttpClient/4.5.14 (Java/17)",
    "libwww-perl/6.72",
    "Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)",
    "Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
  ].map((agent): [string, Record<string, string>] => [agent, { ...browser, "user-agent": agent }]);
  const { "accept-language": _, ...wordless } = browser;
  return [
    ...named,
    ["nothing that says what it is", { ...browser, "user-agent": "" }],
    ["a browser that asks for no language", wordless],
    ["a page fetched ahead", { ...browser, "sec-purpose": "prefetch;prerender" }],
    ["another site", { ...browser, "sec-fetch-site": "cross-site" }],
  ];
}

describe("whose it is", () => {
  const cases: [string, object, object][] = [
    ["a browser without an account that agreed", { visitor: "v" }, { visitor: "v" }],
    ["Do Not Track", { visitor: "v", headers: { dnt: "1" } }, { visitor: null }],
    ["Global Privacy Control", { visitor: "v", headers: { "sec-gpc": "1" } }, { visitor: null }],
    ["an account that was not asked", { as: "buyer" }, { user_key: null }],
    ["one that declined", { as: "buyer", level: "NONE" }, { user_key: null }],
    ["one that agreed", { as: "buyer", level: "RECORDED" }, { user_key: "buyer" }],
    ["one that is named", { as: "buyer", level: "NAMED" }, { user_key: "buyer" }],
    [
      "one that agreed, by a browser that objects",
      { as: "buyer", level: "NAMED", headers: { "sec-gpc": "1" } },
      { user_key: null },
    ],
    [
      "one that declined, by a browser that agreed before",
      { as: "buyer", level: "NONE", visitor: "v" },
      { user_key: null, visitor: null },
    ],
  ];
  const visitor = "5a0d1c8e-0f3b-4a52-9a53-6f1b3c5d7e90";

  test.each(cases)("%s", async (_, given, expected) => {
    const { as, level, headers, ...more } = given as Record<string, unknown>;
    if (level) await createConsent(buyer, level as "NONE");
    const filled = (value: object) =>
      JSON.parse(
        JSON.stringify(value).replace('"v"', `"${visitor}"`).replace('"buyer"', `"${buyer}"`),
      );
    await tell({
      ...filled(more),
      ...(as ? { as: buyer } : {}),
      headers: { ...browser, ...(headers as object) },
    });
    expect(await came()).toMatchObject([filled({ user_key: null, visitor: null, ...expected })]);
  });

  test("who withdraws is not remembered, before and after it was counted; the counts stay", async () => {
    const agree = (level: string) =>
      app.call("PUT /interactions/consent", { as: buyer, body: { level } });
    expect((await agree("NAMED")).body).toMatchObject({ level: "NAMED" });
    await tell({ as: buyer });
    await rollUp();
    await tell({ as: buyer });
    const readers = () => db().selectFrom("interactions").select("reader").execute();
    expect(await readers()).toEqual([{ reader: expect.any(Number) }]);
    const counted = await db().selectFrom("interaction_counts").selectAll().execute();
    await agree("NONE");
    expect(await readers()).toEqual([{ reader: null }]);
    expect(await came()).toMatchObject([{ user_key: null }]);
    expect(await db().selectFrom("interaction_readers").selectAll().execute()).toEqual([]);
    expect(await db().selectFrom("interaction_counts").selectAll().execute()).toEqual(counted);
    const { body } = await app.call("GET /interactions/consent", { as: buyer });
    expect(body).toMatchObject({ level: "NONE", changed_at: expect.any(String) });
  });

  test("a browser withdraws, and others' rows stay", async () => {
    await tell({ visitor });
    const other = randomUUID();
    await tell({ visitor: other });
    await rollUp();
    await tell({ visitor });
    await app.call("DELETE /interactions/visitors/:visitor", { params: { visitor } });
    const readers = await db().selectFrom("interaction_readers").select("visitor").execute();
    expect(readers).toEqual([{ visitor: other }]);
    expect(await came()).toMatchObject([{ visitor: null }]);
  });

  test("nobody decides for others, and visitors have no account to decide for", async () => {
    expect((await app.call("GET /interactions/consent")).status).toBe(401);
    const body = { level: "NAMED" };
    expect((await app.call("PUT /interactions/consent", { body })).status).toBe(401);
    const { body: consent } = await app.call("GET /interactions/consent", { as: buyer });
    expect(consent).toEqual({ level: "NONE", changed_at: null });
  });
});

test("where it was told, by the host or by what is looked into", async () => {
  await tell({ events: [{ kind: "VIEW", ago: 0, product }], portal: "some-portal" } as Told);
  expect(await came()).toMatchObject([{ event_key: "some-portal" }]);
});
