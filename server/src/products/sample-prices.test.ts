import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readMoney } from "@neroli/contract/kernel/money.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnection } from "../kernel/db/connection.ts";
import { db } from "../kernel/db/db.ts";
import { migrate } from "../kernel/db/migrate.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { contentHash } from "./commands/content-hash.ts";

// A catalogue whose prices of samples are free texts is brought up to date.

const landed = path.resolve(import.meta.dirname, "../../db/migrations");
const before = "0046-product-states.sql";

const texts = [
  ...["12.50 EUR", "€ 12,50", "EUR 1.234,00", "1,234.00 USD", "JPY 1200", "JPY 1,200", "12.5€"],
  ...["£5", "eur 5", "5 Euro", "0 EUR", "CHF 1'234.50", "CHF 12.-", "12,– EUR", "1 234,50 zł"],
  ...["1\u202f234,50\u00a0€", "1.234.567 EUR", "0.125 KWD", "1234.567 KWD", "1200.00 JPY"],
  ...["EUR 15.00 per sample", "15 €/Muster", "7 euros par échantillon", "  3 EUR ", "US$ 1"],
  ...["9999999999.99 EUR", "EUR 5 EUR", "12.3400 EUR", "0.29 EUR", "007 EUR"],
  ...["1.234 EUR", "1,234 KWD", "$5", "5 $", "¥500", "12.50", "12.50 XYZ", "€ 12.50 USD"],
  ...[
    "0.005 EUR",
    "12.5 JPY",
    "Free of charge",
    "gratis",
    "auf Anfrage",
    "EUR",
    "-5 EUR",
    "−5 EUR",
  ],
  ...[
    "10-15 EUR",
    "12.-15 EUR",
    "12,- 150 EUR",
    "from 12 EUR",
    "12 EUR/kg",
    "1.23.45 EUR",
    "12. EUR",
  ],
  ...["12 15 EUR", "10000000000 EUR", "12 EUR or 15 USD", "'; drop table products; --", "☃ 5"],
  `${"x".repeat(150)} 12 EUR`,
  `${"1,".repeat(900)}1 EUR`,
];

let database: FreshDatabase;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-prices-"));
  const names = await readdir(landed);
  for (const name of names.filter((each) => each <= before)) {
    await copyFile(path.join(landed, name), path.join(folder, name));
  }
  const client = await openConnection(database.url);
  await client.query("drop schema public cascade; create schema public");
  await migrate(database.url, folder);
  await client.query("insert into companies (key, name, type) values ('acme', 'A', 'DISTRIBUTOR')");
  const add = (key: string, fields: object, visibility: object = {}) =>
    client.query(
      `insert into products (key, company_key, offering, segment, name, fields, visibility)
        values ($1, 'acme', 'INGREDIENTS', 'FOOD', 'x', $2, $3)`,
      [key, JSON.stringify({ name: "x", ...fields }), JSON.stringify(visibility)],
    );
  for (const [at, text] of texts.entries()) await add(`p-${at}`, { sample_unit_price: text });
  await add("none", { shelf_life: 3 });
  await add("hidden", { sample_unit_price: "Ask" }, { sample_unit_price: "PRIVATE" });
  await client.query(
    `insert into product_history (product_key, company_key, version, action, changes) values
      ('hidden', 'acme', 2, 'SAVED', $1), ('none', 'acme', 2, 'SAVED', $2)`,
    [
      JSON.stringify([
        { field: "name", from: "w", to: "x" },
        { field: "sample_unit_price", from: "EUR 12,50", to: "Ask" },
        { field: "visibility.sample_unit_price", to: "PRIVATE" },
      ]),
      JSON.stringify([{ field: "sample_unit_price", from: "Gratis" }]),
    ],
  );
  await client.query(`
    insert into imports (id, company_key, file_name, size, format)
      values ('00000000-0000-7000-8000-000000000001', 'acme', 'a.csv', 1, 'CSV');
    insert into import_rows (import_id, row, line, product_key, changes, after_hash)
      select '00000000-0000-7000-8000-000000000001', 1, 2, key,
        '[{"field": "sample_unit_price", "from": "5 EUR", "to": "Ask"}]',
        md5(offering || segment || 'false' || fields::text || visibility::text)
      from products where key = 'hidden'`);
  await client.end();
  await migrate(database.url);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

const fieldsOf = async (key: string) =>
  (
    await db()
      .selectFrom("products")
      .select("fields")
      .where("key", "=", key)
      .executeTakeFirstOrThrow()
  ).fields;

test("what says one amount is money, everything else is kept word by word: as the pages read it", async () => {
  for (const [at, text] of texts.entries()) {
    const { money } = readMoney(text);
    const expected = money ? { sample_unit_price: money } : { sample_price_note: text };
    expect(await fieldsOf(`p-${at}`), text).toEqual({ name: "x", ...expected });
  }
  expect(texts.filter((text) => readMoney(text).money).length).toBe(30);
  expect(await fieldsOf("none")).toEqual({ name: "x", shelf_life: 3 });
});

test("who sees the note is who saw the text", async () => {
  const rows = db().selectFrom("products").select("visibility").where("key", "=", "hidden");
  expect(await rows.executeTakeFirst()).toEqual({
    visibility: { sample_unit_price: "PRIVATE", sample_price_note: "PRIVATE" },
  });
});

test("histories tell of amounts and notes, so that a change can be taken back still", async () => {
  const rows = await db()
    .selectFrom("product_history")
    .select("changes")
    .orderBy("product_key")
    .execute();
  const money = { minor: 1250, currency: "EUR" };
  expect(rows.map(({ changes }) => changes)).toEqual([
    [
      { field: "name", from: "w", to: "x" },
      { field: "sample_unit_price", from: money },
      { field: "sample_price_note", to: "Ask" },
      { field: "visibility.sample_unit_price", to: "PRIVATE" },
      { field: "visibility.sample_price_note", to: "PRIVATE" },
    ],
    [{ field: "sample_price_note", from: "Gratis" }],
  ]);
});

test("an import finds its product as it left it, and can be undone", async () => {
  const { rows } = await sql<{ same: boolean; changes: unknown }>`
    select after_hash = ${contentHash} as same, changes
    from import_rows join products on products.key = product_key`.execute(db());
  expect(rows).toEqual([
    {
      same: true,
      changes: [
        { field: "sample_unit_price", from: { minor: 500, currency: "EUR" } },
        { field: "sample_price_note", to: "Ask" },
      ],
    },
  ]);
});
