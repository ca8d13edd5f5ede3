import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { lawRoutes } from "./routes.ts";
import { bans, keptLaw, limits, rose } from "./testing-annexes.ts";

let database: FreshDatabase;
let app: TestApp;
let support: string;
let buyer: string;
let supplier: string;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [lawRoutes], ...(await testIdentity()) });
  support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
  buyer = (await createUser({ roles: ["BUYER"] })).key;
  supplier = (await createUser({ roles: ["SUPPLIER_MANAGER"] })).key;
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await db().deleteFrom("law_entries").execute();
  await db().deleteFrom("law_loads").execute();
  await db().deleteFrom("outbox").execute();
});

interface Sent {
  annex?: string;
  name?: string;
  as?: string;
}
const send = (
  call: "POST /law" | "POST /law/check",
  content: string | Buffer,
  { annex, name = "file.csv", as = support }: Sent = {},
) =>
  app.call(call, {
    as,
    upload: { asset: annex ? { annex } : {}, content: Buffer.from(content), name },
  });
const load = async (content: string | Buffer, sent?: Sent) => {
  const { body } = await send("POST /law", content, sent);
  return body;
};
const find = async (query: Record<string, string> = {}) => {
  const { body } = await app.call("GET /law/entries", { as: buyer, query });
  return body.content.map(({ annex, number, part }) =>
    part > 1 ? `${annex}/${number}.${part}` : `${annex}/${number}`,
  );
};
test("a file is looked at without being kept, loaded, and changes nothing the second time", async () => {
  const content = bans(rose(), rose({ reference_number: "902", inn: "Rose oil", cas_number: "" }));
  const told = { annex: "II", entries: 2, added: 2, changed: 0, same: 0, older: 0 };
  expect((await send("POST /law/check", content)).body).toMatchObject(told);
  expect(await keptLaw()).toEqual({ entries: [], loads: [], events: [] });

  expect(await load(content, { name: "annex.csv" })).toMatchObject({
    ...told,
    as_of: "2010-10-17",
    changes: [
      { annex: "II", number: "901", part: 1, change: "added", moved_from: null },
      { number: "902", name: "Rose oil" },
    ],
  });
  const once = await keptLaw();
  expect(once.loads).toMatchObject([
    { file: "annex.csv", as_of: "2010-10-17", loaded_by: support },
  ]);
  // Of an annex of which nothing was known nobody had a verdict.
  expect(once.events).toEqual([]);
  expect(await load(content)).toMatchObject({ added: 0, changed: 0, same: 2, changes: [] });
  expect(await keptLaw()).toEqual(once);

  const trail = await db().selectFrom("audit_entries").select(["action", "after"]).execute();
  expect(trail.map(({ action, after }) => [action, after?.added])).toEqual([
    ["law.loaded", 2],
    ["law.loaded", 0],
  ]);
});

test("a later state replaces an entry, an older one never does, and what a file lacks stays", async () => {
  const state = (day: string, maximum: string) =>
    limits(rose({ update_date: day, maximum_concentration: maximum }));
  const asked = { annex: "III" };
  await load(limits(rose(), rose({ reference_number: "902" })), asked);
  expect(await load(state("17/10/2011", "1%"), asked)).toMatchObject({ changed: 1, added: 0 });
  expect((await keptLaw()).events).toEqual([
    {
      ...{ topic: "law.changed", key: "III" },
      data: { entries: [{ annex: "III", number: "901", part: 1 }] },
    },
  ]);
  expect(await load(state("16/10/2011", "2%"), asked)).toMatchObject({ changed: 0, older: 1 });
  // A correction of the same day.
  expect(await load(state("17/10/2011", "1.5%"), asked)).toMatchObject({ changed: 1 });
  const { entries } = await keptLaw();
  expect(entries.map(({ number, maximum }) => [number, maximum])).toEqual([
    ["901", "1.5%"],
    ["902", ""],
  ]);
});

test("entries that share a number are known again in any order, and one more is a part more", async () => {
  const of = (...rows: [name: string, cas: string, day?: string][]) =>
    limits(
      ...rows.map(([inn, cas_number, update_date = "17/10/2010"]) =>
        rose({ inn, cas_number, common_ingredients: "", update_date }),
      ),
    );
  const asked = { annex: "III" };
  await load(of(["Rose", "98-92-0"], ["Lily", "50-00-0", "01/02/2020"]), asked);
  const turned = of(["Lily", "50-00-0", "01/02/2020"], ["Rose", "98-92-0"]);
  expect(await load(turned, asked)).toMatchObject({ added: 0, changed: 0, same: 2, older: 0 });
  const more = of(
    ["Iris", "64-17-5"],
    ["Rose extract", "98-92-0"],
    ["Lily", "50-00-0", "01/02/2020"],
  );
  expect(await load(more, asked)).toMatchObject({ added: 1, changed: 1, same: 1 });
  const one = of(["Violet", "67-56-1"]);
  expect(await load(one, asked)).toMatchObject({ added: 1, changed: 0 });
  const { entries } = await keptLaw();
  expect(entries.map(({ part, name }) => `${part} ${name}`)).toEqual([
    ...["1 Rose extract", "2 Lily", "3 Iris", "4 Violet"],
  ]);
});

test("rows that are wrong are told with line and reason, and the others are loaded", async () => {
  const content = limits(
    rose(),
    rose({ reference_number: "902", inn: "Of\ntwo lines", update_date: "31/02/2010" }),
    rose({ reference_number: "903", cas_number: "98-92-1" }),
    rose({ reference_number: "904", other: "x".repeat(10_001) }),
  );
  const { faults, fault_count, added } = await load(content, { annex: "VI" });
  expect(faults).toEqual([
    { line: 3, code: "no-day", value: "31/02/2010" },
    { line: 5, code: "no-cas", value: "98-92-1" },
    { line: 6, code: "too-long", value: "904" },
  ]);
  expect([fault_count, added]).toEqual([3, 2]);
  expect(await find()).toEqual(["VI/901", "VI/903"]);
});

test("what is moved or deleted stays so, and says what replaces it", async () => {
  await load(limits(rose({ reference_number: "311" })), { annex: "III" });
  const gone = rose({ inn: "Moved or deleted", cas_number: "", update_date: "01/01/2021" });
  await load(limits({ ...gone, reference_number: "311" }), { annex: "III" });
  const { added, older } = await load(limits(rose({ reference_number: "311" })), { annex: "III" });
  expect([added, older]).toEqual([0, 1]);
  const { body } = await app.call("GET /law", { as: buyer });
  expect(body.content[1]).toMatchObject({ annex: "III", entries: 0, as_of: "2021-01-01" });
});

test("a prohibition says which entry allowed its number before, unless that one is as new", async () => {
  await load(limits(rose({ reference_number: "311" })), { annex: "III" });
  const ban = (day: string, inn = "Rose substance") => bans(rose({ inn, update_date: day }));
  const movedBy = async (content: string) =>
    (await send("POST /law/check", content)).body.changes[0]?.moved_from;
  const place = { annex: "III", number: "311", part: 1 };
  expect(await movedBy(ban("13/05/2025"))).toEqual(place);
  expect(await movedBy(ban("17/10/2010"))).toBeNull();
  expect(await movedBy(ban("13/05/2025", "Rose substance (nano)"))).toBeNull();
});

test.each([
  ["another table", "name;price\nrose;12"],
  ["nothing", ""],
  ["columns alone", bans()],
  ["bytes", Buffer.from([0, 1, 2, 3])],
  ["no UTF-8", Buffer.from(bans(rose()).replace("Rose", "Ros\u00E9"), "latin1")],
  ["quotes without end", `${bans(rose())}\r\n"903`],
  ["more rows than any annex", `${bans(rose())}${"\n".repeat(20_001)}`],
])("%s is no annex", async (_, content) => {
  const { status, body } = await send("POST /law", content, { annex: "II" });
  expect([status, body.code]).toEqual([400, "law.unreadable"]);
});

test("a file beyond 4 MB is refused; buyers read and do not load, suppliers do neither", async () => {
  expect((await send("POST /law", Buffer.alloc(4 * 1024 * 1024 + 1, 65))).status).toBe(413);
  for (const as of [buyer, supplier]) {
    expect((await send("POST /law", bans(rose()), { as })).status).toBe(403);
    expect((await send("POST /law/check", bans(rose()), { as })).status).toBe(403);
  }
  for (const call of ["GET /law", "GET /law/entries"] as const) {
    expect((await app.call(call, { as: buyer })).status).toBe(200);
    expect((await app.call(call, { as: supplier })).status).toBe(403);
    expect((await app.call(call)).status).toBe(401);
  }
  const { status } = await app.call("GET /law/entries", { as: buyer, query: { annex__eq: "VII" } });
  expect(status).toBe(400);
});

test("two who load at once: what is told as added was added by them", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => load(bans(rose()))));
  expect(answers.map(({ added }) => added).toSorted()).toEqual([0, 0, 1]);
});

test("entries stand in the order of the regulation, and are found by words and numbers", async () => {
  const numbers = ["10", "2", "12a", "12", "29"];
  await load(limits(...numbers.map((each) => rose({ reference_number: each }))), { annex: "V" });
  const lily = {
    inn: "Lily \u00e9ther",
    common_ingredients: "LILY ETHER / LILY",
    cas_number: "50-00-0",
  };
  await load(bans(rose({ reference_number: "3", ...lily, ec_number: "200-001-8" })));
  expect(await find()).toEqual(["II/3", "V/2", "V/10", "V/12", "V/12a", "V/29"]);
  expect(await find({ sort: "-annex", annex__eq: "V", size: "2" })).toEqual(["V/29", "V/12a"]);
  for (const words of [
    "lily ether",
    "ETHER lil",
    "50-00-0",
    "200-001",
    "3",
    "II/3",
    "annex ii 3",
  ]) {
    expect(await find({ words }), words).toEqual(["II/3"]);
  }
  expect(await find({ words: "12A" })).toEqual(["V/12a"]);
  expect(await find({ words: "II/12" })).toEqual([]);
  expect(await find({ words: "100% _" })).toEqual([]);
});
