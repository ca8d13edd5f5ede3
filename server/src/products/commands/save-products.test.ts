import type { Role } from "@neroli/contract/access/roles.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { type Actor, systemActor, visitor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { type IncomingProduct, saveProducts } from "./save-products.ts";

let database: { close(): Promise<void> };
let company: string;
let somebody: string;

beforeAll(async () => {
  database = await freshDatabase();
  somebody = (await createUser()).key;
});
afterAll(() => database.close());
beforeEach(async () => {
  company = (await createCompany()).key;
});

const product = (source_key: string, given: Partial<IncomingProduct> = {}): IncomingProduct => ({
  company_key: company,
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  fields: { name: `Product ${source_key}` },
  source: "test",
  source_key,
  ...given,
});

const one = async (sourceKey: string) =>
  db()
    .selectFrom("products")
    .selectAll()
    .where("company_key", "=", company)
    .where("source_key", "=", sourceKey)
    .executeTakeFirstOrThrow();

/** The products that events of this company's products name, in their order. */
async function eventKeys(): Promise<string[]> {
  const rows = await db()
    .selectFrom("outbox")
    .innerJoin("products", "products.key", "outbox.key")
    .select("products.source_key")
    .where("topic", "=", "product.changed")
    .where("products.company_key", "=", company)
    .orderBy("outbox.id")
    .execute();
  return rows.map((row) => row.source_key ?? "");
}

const member = (roles: readonly Role[], companyKey: string): Actor => ({
  ...visitor("en"),
  roles,
  company_key: companyKey,
  user_key: somebody,
});

describe("outcomes", () => {
  test("created, then unchanged, then updated; only what changed says so", async () => {
    expect(await saveProducts(systemActor, [product("1"), product("2")])).toEqual([
      "created",
      "created",
    ]);
    const before = await one("2");
    const changed = product("1", { fields: { name: "New name", inci: "NIACINAMIDE" } });
    expect(await saveProducts(systemActor, [product("3"), product("2"), changed])).toEqual([
      "created",
      "unchanged",
      "updated",
    ]);
    expect(await one("2")).toEqual(before);
    expect(await one("1")).toMatchObject({
      name: "New name",
      fields: { name: "New name", inci: "NIACINAMIDE" },
      version: 2,
    });
    expect((await eventKeys()).sort()).toEqual(["1", "1", "2", "3"]);
  });

  test("an unchanged call emits nothing", async () => {
    await saveProducts(systemActor, [product("1")]);
    await saveProducts(systemActor, [product("1")]);
    expect(await eventKeys()).toEqual(["1"]);
  });

  test("no rows are no outcomes", async () => {
    expect(await saveProducts(systemActor, [])).toEqual([]);
  });

  test("another order of the same fields is no change", async () => {
    const a = { name: "A", viscosity: { min: 1, max: 2 }, cas: ["98-92-0"] };
    const b = { cas: ["98-92-0"], viscosity: { max: 2, min: 1 }, name: "A" };
    await saveProducts(systemActor, [product("1", { fields: a })]);
    expect(await saveProducts(systemActor, [product("1", { fields: b })])).toEqual(["unchanged"]);
  });

  test("the same source key of another source or company is another product", async () => {
    const other = (await createCompany()).key;
    const rows = [
      product("1"),
      product("1", { source: "other" }),
      product("1", { company_key: other }),
    ];
    expect(await saveProducts(systemActor, rows)).toEqual(["created", "created", "created"]);
  });

  test("a source key that comes twice in one call is a mistake of the caller", async () => {
    await expect(saveProducts(systemActor, [product("1"), product("1")])).rejects.toThrow("twice");
  });

  test("a thousand rows go at once", async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => product(String(at)));
    expect(new Set(await saveProducts(systemActor, rows))).toEqual(new Set(["created"]));
    expect(new Set(await saveProducts(systemActor, rows))).toEqual(new Set(["unchanged"]));
  });
});

describe("keys", () => {
  test("are made from the name, and stay when it changes", async () => {
    await saveProducts(systemActor, [product("1", { fields: { name: "Nérol® 20" } })]);
    const { key } = await one("1");
    expect(key).toMatch(/^nerol-20-[0-9a-z]{10}$/);
    await saveProducts(systemActor, [product("1", { fields: { name: "Other" }, key: "given" })]);
    expect((await one("1")).key).toBe(key);
  });

  test("of very long names stay within the limit of keys", async () => {
    await saveProducts(systemActor, [product("1", { fields: { name: "ab ".repeat(600) } })]);
    expect((await one("1")).key).toMatch(/^[a-z0-9][a-z0-9-]{1,70}[a-z0-9]$/);
  });

  test("that are given are used", async () => {
    await saveProducts(systemActor, [product("1", { key: `given-${company}` })]);
    expect((await one("1")).key).toBe(`given-${company}`);
  });
});

describe("what the supplier decided stays", () => {
  test("visibility is changed only by a source that names one", async () => {
    const inci = { visibility: { inci: "PRIVATE" } } as const;
    await saveProducts(systemActor, [product("1", inci)]);
    await saveProducts(systemActor, [product("1", { fields: { name: "B" } })]);
    expect((await one("1")).visibility).toEqual({ inci: "PRIVATE" });
    const name = { visibility: { name: "RESTRICTED" } } as const;
    await saveProducts(systemActor, [product("1", name)]);
    expect((await one("1")).visibility).toEqual({ name: "RESTRICTED" });
  });

  test("the trash", async () => {
    await saveProducts(systemActor, [product("1", { trashed: true })]);
    const { trashed_at } = await one("1");
    expect(trashed_at).not.toBeNull();
    await saveProducts(systemActor, [product("1", { fields: { name: "B" } })]);
    expect((await one("1")).trashed_at).toEqual(trashed_at);
  });
});

describe("who may", () => {
  test.each<Role>(["SUPPLIER_MANAGER", "SUPPLIER_EDITOR", "SUPPLIER_MANAGER_UNVERIFIED"])(
    "%s of the company",
    async (role) => {
      expect(await saveProducts(member([role], company), [product("1")])).toEqual(["created"]);
    },
  );

  test("nobody of another company, and nothing of the call is written", async () => {
    const mine = (await createCompany()).key;
    const rows = [product("1", { company_key: mine }), product("2")];
    await expect(saveProducts(member(["SUPPLIER_MANAGER"], mine), rows)).rejects.toMatchObject({
      code: "access.forbidden",
    });
    const { rows: saved } = await countOf([mine, company]);
    expect(saved).toBe(0);
  });

  test.each<Role>(["SUPPLIER_USER", "BUYER_MANAGER"])("not %s of the company", async (role) => {
    await expect(saveProducts(member([role], company), [product("1")])).rejects.toMatchObject({
      code: "access.forbidden",
    });
  });

  test("no visitor", async () => {
    await expect(saveProducts(visitor("en"), [product("1")])).rejects.toMatchObject({
      code: "access.forbidden",
    });
  });
});

const countOf = (companies: string[]) =>
  db()
    .selectFrom("products")
    .select((read) => read.fn.countAll<number>().as("rows"))
    .where("company_key", "in", companies)
    .executeTakeFirstOrThrow();

describe("trade name (spec 5)", () => {
  const named = (key: string, trade_name: string, name = "Name") =>
    product(key, { fields: { name, trade_name } });

  test.each([
    ["changed", { name: "Name", trade_name: "Second" }],
    ["taken away", { name: "Name" }],
  ])("cannot be %s, and the whole call is undone", async (_, fields) => {
    await saveProducts(systemActor, [named("1", "First"), named("2", "Other")]);
    const events = await eventKeys();
    await expect(
      saveProducts(systemActor, [
        product("new"),
        product("1", { fields }),
        named("2", "Other", "B"),
      ]),
    ).rejects.toMatchObject({
      code: "products.trade-name-immutable",
      data: { source_keys: ["1"] },
    });
    expect(await one("1")).toMatchObject({ fields: { trade_name: "First" }, version: 1 });
    expect(await one("2")).toMatchObject({ name: "Name", version: 1 });
    expect((await countOf([company])).rows).toBe(2);
    expect(await eventKeys()).toEqual(events);
  });

  test("is given to a product that had none, once", async () => {
    await saveProducts(systemActor, [product("1", { fields: { name: "Name" } })]);
    expect(await saveProducts(systemActor, [named("1", "First")])).toEqual(["updated"]);
    await expect(saveProducts(systemActor, [named("1", "Second")])).rejects.toThrow();
    expect(await one("1")).toMatchObject({ fields: { trade_name: "First" }, version: 2 });
  });

  test("stays while other fields change", async () => {
    await saveProducts(systemActor, [named("1", "First")]);
    expect(await saveProducts(systemActor, [named("1", "First", "B")])).toEqual(["updated"]);
  });
});
