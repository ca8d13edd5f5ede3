import { mkdtemp, readFile, rm, truncate, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { systemActor, visitor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { type Following, followOutbox } from "../../kernel/outbox/follow.ts";
import { type FreshDatabase, freshDatabase } from "../../kernel/testing/database.ts";
import { createProduct } from "../../products/factory.ts";
import { searchProducts } from "../queries/search-products.ts";
import { searchSuppliers } from "../queries/search-suppliers.ts";
import { schemas } from "../serving/catalogue.ts";
import { startCatalogue } from "../upkeep/start-catalogue.ts";
import { type BegunReading, beginReading } from "./begin-reading.ts";
import { findSnapshot, readDatabase } from "./find-snapshot.ts";
import { type Manifest, manifestName, padded } from "./format.ts";
import { madeBy } from "./made-by.ts";
import { manifestText, parseManifest } from "./manifest-text.ts";

let database: FreshDatabase;
let following: Following;
let folder: string;
let said: string[];

beforeAll(async () => {
  database = await freshDatabase();
  following = await followOutbox(console.error);
  await createCompany({ key: "acme", name: "Acme", excluded_types: ["MEDIA"] });
  await createCompany({ key: "zeta", name: "Zeta" });
  for (const name of ["Mango", "Melon", "Mirabelle"]) await create(name, "acme");
  await create("Quince", "zeta");
  await create("Sérum", "zeta", "FORMULATIONS");
});
afterAll(async () => {
  await following.stop();
  await database.close();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "neroli-snapshot-"));
  said = [];
});
afterEach(() => rm(folder, { recursive: true }));

const create = (name: string, company_key: string, offering: Offering = "INGREDIENTS") =>
  createProduct({
    key: name.toLowerCase().replaceAll("é", "e"),
    company_key,
    offering,
    fields: { name, functions: ["Emollient"], tagline: `All of ${name}` },
    visibility: { tagline: "RESTRICTED" },
  });

/**
 * Snapshots begin after everything that was made so far: before that, what any test's long transaction
 * holds back would be read from the database again.
 */
async function settled() {
  const { rows } = await sql<{ last: string }>`
    select transaction_id::text as last from outbox
    order by outbox.transaction_id desc limit 1`.execute(db());
  const last = BigInt(rows[0]?.last ?? 0);
  await expect
    .poll(() => BigInt(following.position().transaction_id) > last, { timeout: 60_000 })
    .toBe(true);
}

const start = (served = Promise.resolve()) =>
  startCatalogue({
    served,
    snapshots: { folder, position: following.position },
    say: (line) => said.push(line),
    report(error) {
      throw error;
    },
  });

/** Everything that is found, as a visitor and as support see it. */
async function found(query = "") {
  const asked = { query, page: 0, size: 50, sort: "name" } as const;
  const readers = [visitor("en"), systemActor];
  const answers = [];
  for (const actor of readers) {
    for (const offering of ["INGREDIENTS", "FORMULATIONS"] as const) {
      answers.push(await searchProducts(actor, { offering, asked }));
    }
    answers.push(await searchSuppliers(actor, asked));
  }
  return answers;
}
const names = async (query: string) =>
  (await found(query)).flatMap(({ content }) => content.map(({ name }) => name));

/** What a catalogue without a snapshot finds. */
async function builtAnew() {
  const catalogue = await startCatalogue();
  const answers = await found();
  await catalogue.stop();
  return answers;
}

/** The tagline of a product is changed behind everybody's back: who has built anew shows it. */
const sneak = (tagline: string) =>
  sql`update products set fields = fields || ${JSON.stringify({ tagline })}::jsonb
    where key = 'mango'`.execute(db());
const isBuiltAnew = async (tagline: string) => (await names(tagline)).includes("Mango");

describe("a snapshot", () => {
  test("comes back as it was, without the database being read", async () => {
    await settled();
    const first = await start();
    await create("Medlar", "acme");
    const before = await found();
    await first.stop();
    await sneak("secretly");
    const second = await start();
    expect(await found()).toEqual(before);
    expect(await isBuiltAnew("secretly")).toBe(false);
    await second.stop();
    expect(said).toEqual([]);
  });

  test("holds large catalogues' many parts, and what has changed in them since", async () => {
    const first = await start();
    const numbers = Array.from({ length: 200 }, (_, at) => at);
    const made = numbers.map((at) => {
      const fields = { name: `Number ${at}` };
      return createProduct({ key: `n-${at}`, company_key: "zeta", fields });
    });
    await Promise.all(made);
    await first.stop();
    const second = await start();
    const removeAll = (rest: number) =>
      Promise.all(numbers.filter((at) => at % 2 === rest).map((at) => remove(`n-${at}`)));
    await removeAll(0);
    await second.stop();
    const third = await start();
    expect(await found()).toEqual(await builtAnewBeside(third));
    await removeAll(1);
    await third.stop();
    expect(said).toEqual([]);
  });

  test("is followed by what was committed after it", async () => {
    await (await start()).stop();
    await create("Rowan", "zeta");
    await transaction(async () => {
      await sql`update companies set name = 'Acme Reborn', excluded_types = '{}'
        where key = 'acme'`.execute(db());
      emit({ topic: "company.changed", key: "acme" });
    });
    await remove("quince");
    const catalogue = await start();
    expect(await names("rowan")).toEqual(["Rowan", "Rowan"]);
    expect(await found()).toEqual(await builtAnewBeside(catalogue));
    await catalogue.stop();
    expect(said).toEqual([]);
  });
});

test("is read before the database is there, and again when another was written meanwhile", async () => {
  const find = async (begun: BegunReading | null) => {
    const [state, made_by] = await Promise.all([readDatabase(), madeBy(schemas)]);
    const say = (line: string) => said.push(line);
    return findSnapshot({ folder, made_by, database: state, schemas, begun, say });
  };
  expect(await beginReading(folder, schemas)).toBeNull();
  await (await start()).stop();
  const begun = await beginReading(folder, schemas);
  const first = begun?.snapshot;
  expect(first).toBeDefined();
  expect(await find(begun)).toBe(first);
  const running = await start();
  await create("Tamarind", "zeta");
  await running.stop();
  const second = await find(begun);
  // Its position may be the same: any test's transaction holds the log back.
  expect(second?.header.moment).not.toBe(first?.header.moment);
  expect(second).not.toBe(first);
  expect(said).toEqual([]);
});

test("a catalogue that came back ends also where nobody was served yet", async () => {
  await (await start()).stop();
  const running = await start(new Promise(() => {}));
  await running.stop();
  expect(said).toEqual([]);
});

/** Another catalogue takes the place of the running one for a moment. */
async function builtAnewBeside(running: { stop(): Promise<void> }) {
  await running.stop();
  const answers = await builtAnew();
  Object.assign(running, await start());
  return answers;
}

const remove = (key: string) =>
  transaction(async () => {
    await db().deleteFrom("products").where("key", "=", key).execute();
    emit({ topic: "product.changed", key });
  });

describe("what cannot be used is noticed, told in a line and built anew:", () => {
  beforeEach(async () => {
    await sneak("older");
    await (await start()).stop();
    await sneak("newest");
  });
  const find = async () => {
    said = [];
    const [state, made_by] = await Promise.all([readDatabase(), madeBy(schemas)]);
    const say = (line: string) => said.push(line);
    return findSnapshot({ folder, made_by, database: state, schemas, say });
  };
  const changeByte = async (file: string, at: number) => {
    const bytes = await readFile(path.join(folder, file));
    bytes[at] = (bytes[at] as number) ^ 1;
    await writeFile(path.join(folder, file), bytes);
  };

  test("a changed byte in any buffer, and in the manifest", async () => {
    expect(await find()).not.toBeNull();
    const { segments, pieces, state } = await manifestOf();
    for (const { file, buffers } of [
      state,
      ...[...segments, ...pieces].map((one) => one?.part),
    ].filter((part) => part !== undefined)) {
      let start = 0;
      for (const { length } of buffers) {
        const at = start + (length >> 1);
        start += padded(length);
        if (length === 0) continue;
        await changeByte(file, at);
        expect(await find(), `${file} at ${at}`).toBeNull();
        expect(said).toEqual([expect.stringMatching(/^The snapshot .* built anew: .*damaged\.$/)]);
        await changeByte(file, at);
      }
    }
    for (const at of [0, 20, 500]) {
      await changeByte(manifestName, at);
      expect(await find()).toBeNull();
      await changeByte(manifestName, at);
    }
    expect(await find()).not.toBeNull();
  });

  const reasons: [string, () => Promise<unknown>, string][] = [
    ["a damaged one", async () => changeByte((await manifestOf()).state.file, 3), "damaged"],
    [
      "a lost file",
      async () => unlink(path.join(folder, (await manifestOf()).state.file)),
      "ENOENT",
    ],
    [
      "a short file",
      async () => truncate(path.join(folder, (await fileOfSegment()) ?? ""), 9),
      "short",
    ],
    ["another version", () => withManifest({ made_by: "older" }), "another version"],
    ["another database", () => withManifest({ database: "1-1-1" }), "another database"],
    [
      "one that was set back",
      () => withManifest({ position: { transaction_id: "99999999", id: 0 } }),
      "set back",
    ],
    [
      "an outbox that was trimmed",
      () => withManifest({ moment: daysAgo(6.5) }),
      "does not reach back",
    ],
    [
      "a clock that was set back",
      () => withManifest({ moment: daysAgo(-1) }),
      "does not reach back",
    ],
  ];
  test.each(reasons)("%s", async (_, damage, why) => {
    await damage();
    const catalogue = await start();
    expect(await isBuiltAnew("newest")).toBe(true);
    expect(said).toEqual([expect.stringContaining(why)]);
    await catalogue.stop();
    // The one that was written meanwhile is good.
    expect(await find()).not.toBeNull();
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

const manifestOf = async () =>
  parseManifest(await readFile(path.join(folder, manifestName), "utf8"));
const fileOfSegment = async () => (await manifestOf()).segments[0]?.part.file;

async function withManifest(change: Partial<Manifest>): Promise<void> {
  const manifest = { ...(await manifestOf()), ...change };
  await writeFile(path.join(folder, manifestName), manifestText(manifest));
}
