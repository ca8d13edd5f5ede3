import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { ratesOn } from "./queries/rates-on.ts";
import { parseRates } from "./reading/parse-rates.ts";
import { rateRoutes } from "./routes.ts";
import { ofAllDays, ofOneDay, zipOf } from "./testing-rates.ts";

let database: FreshDatabase;
let app: TestApp;
let support: string;
let editor: string;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [rateRoutes], ...(await testIdentity()) });
  support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
  editor = (await createUser({ roles: ["SUPPLIER_MANAGER"] })).key;
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await db().deleteFrom("exchange_rates").execute();
});

type Call = "POST /rates" | "POST /rates/check";
const send = (call: Call, content: string | Buffer, as = support) =>
  app.call(call, {
    as,
    upload: { asset: {}, content: Buffer.from(content), name: "eurofxref.csv" },
  });
const count = async () => {
  const rows = await db().selectFrom("exchange_rates").select("rate").execute();
  return rows.length;
};
const day = "2026-11-20";

test("the file of one day is read, looked at without being kept, and loaded once", async () => {
  const told = { days: 1, first: day, last: day, added: 4, changed: 0, fault_count: 0 };
  const checked = await send("POST /rates/check", ofOneDay);
  expect(checked.body).toMatchObject({ ...told, currencies: ["USD", "JPY", "CHF", "GBP"] });
  expect(await count()).toBe(0);
  expect((await send("POST /rates", ofOneDay)).body).toMatchObject(told);
  expect(await ratesOn(day)).toMatchObject({
    USD: { rate: "1.165", day },
    GBP: { rate: "0.875", day },
    JPY: { rate: "180.5", day },
  });
  expect((await send("POST /rates", ofOneDay)).body).toMatchObject({ added: 0, changed: 0 });
  const corrected = ofOneDay.replace("1.1650", "1.1651");
  expect((await send("POST /rates", corrected)).body).toMatchObject({ added: 0, changed: 1 });
  const trail = db().selectFrom("audit_entries").where("action", "=", "rates.loaded");
  const [first, ...others] = await trail.select(["actor_key", "after"]).orderBy("id").execute();
  expect([first?.actor_key, others.length]).toEqual([support, 2]);
  expect(first?.after).toMatchObject({ file: "eurofxref.csv", last: day, added: 4 });
});

test("the file of all days, zipped: a rate holds until the next, and what was given up is left out", async () => {
  const { body } = await send("POST /rates", zipOf("eurofxref-hist.csv", ofAllDays));
  expect(body).toMatchObject({ days: 3, first: "2001-01-03", left_out: ["CYP"], added: 6 });
  expect(await ratesOn("2001-01-02")).toEqual({});
  // A Sunday long afterwards.
  expect(await ratesOn("2001-01-07")).toMatchObject({ USD: { rate: "0.9423", day: "2001-01-03" } });
  expect(await ratesOn("2026-11-19")).toMatchObject({ USD: { rate: "1.15" } });
  expect(await ratesOn("2030-01-01")).toMatchObject({ USD: { rate: "1.165", day } });
  const then = await app.call("GET /rates", { as: support, query: { day: "2026-11-19" } });
  expect(then.body.content).toEqual([
    { currency: "JPY", rate: "181", day: "2026-11-19" },
    { currency: "USD", rate: "1.15", day: "2026-11-19" },
  ]);
});

test("a file with a wrong line loads nothing, and each of them is told", async () => {
  const wrong = [
    "Date,USD,JPY,USD,usd",
    "2026-11-20,1.1,180,1,1",
    "2026-11-20,1.1,180,1,1",
    "2026-02-30,1.1,180,1,1",
    "2999-01-01,1.1,180,1,1",
    "2026-11-19,0,-1,1e3,1.12345678901",
    "2026-11-18,1.1",
    '2026-11-17,"1,1",180,1,1',
    "",
  ].join("\r\n");
  const { body } = await send("POST /rates/check", wrong);
  expect(body.faults).toEqual([
    { line: 1, code: "currency-twice", value: "USD" },
    { line: 1, code: "no-currency", value: "usd" },
    { line: 3, code: "day-twice", value: "2026-11-20" },
    { line: 4, code: "no-day", value: "2026-02-30" },
    { line: 5, code: "day-ahead", value: "2999-01-01" },
    { line: 6, code: "no-rate", value: "USD 0" },
    { line: 6, code: "no-rate", value: "JPY -1" },
    { line: 6, code: "no-rate", value: "USD 1e3" },
    { line: 6, code: "no-rate", value: "usd 1.12345678901" },
    { line: 7, code: "too-few", value: "1" },
    { line: 8, code: "too-many", value: "5" },
  ]);
  const loaded = await send("POST /rates", wrong);
  expect([loaded.status, loaded.body.code]).toEqual([400, "rates.faulty"]);
  expect(await count()).toBe(0);
});

test.each([
  ["another table", "name;price\nrose;12"],
  ["nothing", ""],
  ["currencies alone", "Date, USD, "],
  ["bytes", Buffer.from([0, 1, 2, 3])],
  ["a broken zip", zipOf("eurofxref.csv", ofOneDay).subarray(0, 60)],
  ["a zip of something else", zipOf("readme.txt", ofOneDay)],
  ["a zip that unpacks to too much", zipOf("eurofxref.csv", " ".repeat(17 * 1024 * 1024))],
])("%s is no file of rates", async (_, content) => {
  const { status, body } = await send("POST /rates", content);
  expect([status, body.code]).toEqual([400, "rates.unreadable"]);
});

test("a file beyond 4 MB is refused, and nobody but support sees or loads any", async () => {
  expect((await send("POST /rates", Buffer.alloc(4 * 1024 * 1024 + 1, 65))).status).toBe(413);
  expect((await send("POST /rates", ofOneDay, editor)).status).toBe(403);
  expect((await app.call("GET /rates", { as: editor })).status).toBe(403);
});

test("two who load at once: what is told as added was added by them", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send("POST /rates", ofOneDay)));
  const added = answers.map(({ body }) => (body as { added: number }).added);
  expect(added.toSorted()).toEqual([0, 0, 4]);
});

test("all days since 1999 are loaded within the time that somebody waits", async () => {
  const codes = ["USD", "JPY", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF"];
  const start = Date.parse("1999-01-04");
  const lines = Array.from({ length: 7_000 }, (_, at) => {
    const written = dayOf(new Date(start + at * 86_400_000));
    return [written, ...codes.map((_code, index) => `${index + 1}.${1_000 + at}`)].join(",");
  });
  const { body } = await send("POST /rates", [["Date", ...codes].join(","), ...lines].join("\n"));
  expect(body).toMatchObject({ days: 7_000, added: 70_000 });
  expect(Object.keys(await ratesOn("2010-05-05"))).toHaveLength(codes.length);
});

test("rates are kept as they are written, but for zeros at their end", () => {
  const read = parseRates("Date,USD\n2026-11-20,1.1650\n2026-11-19,100", day);
  expect(read?.rates.map(({ rate }) => rate)).toEqual(["1.165", "100"]);
});
