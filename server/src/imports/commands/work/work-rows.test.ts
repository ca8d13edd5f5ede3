import { describe, expect, test } from "vitest";
import { db, transaction } from "../../../kernel/db/db.ts";
import { createProduct } from "../../../products/factory.ts";
import {
  catalogue,
  check,
  checkAndRun,
  here,
  manager,
  mapped,
  prepareImports,
  record,
  rowsOf,
  run,
  workQueued,
} from "../../testing-imports.ts";
import { runImport } from "../run-import.ts";

prepareImports();

const codes = (problems: unknown) => (problems as { code: string }[]).map(({ code }) => code);

describe("the dry run", () => {
  test("says of a nasty file what the run then does, row by row, and changes nothing", async () => {
    const own = { company_key: here.company };
    const product = (name: string, fields: object = {}, more: object = {}) =>
      createProduct({ ...own, fields: { name, ...fields }, ...more });
    await product("Same", { inci: "AQUA" });
    await product("Changed", { inci: "OLD", tagline: "stays" });
    await product("Named", { trade_name: "First" });
    await product("Binned", {}, { trashed_at: new Date() });
    await product("Double");
    await product("double");
    const before = await db().selectFrom("products").selectAll().orderBy("key").execute();
    const address = await mapped([
      "name,inci,trade_name,cas",
      "Same,AQUA,,",
      "CHANGED,NEW,,",
      "Named,,Second,",
      "Binned,BIN,,",
      "Double,X,,",
      "New,NIACINAMIDE,Brand,98-92-0",
      "new,TWICE,,",
      ",NO NAME,,",
      `Long,${"x".repeat(2_001)},,`,
      "Half,INCI,,98-92-1",
      "Too,many,cells,,,",
      '"Line\r\nbreak",Ü,,',
    ]);
    const checked = await check(address);
    expect(checked).toMatchObject({ state: "CHECKED", total: 12, created: 0 });
    expect(await db().selectFrom("products").selectAll().orderBy("key").execute()).toEqual(before);
    const planned = await rowsOf(address);
    expect(planned.map((row) => [row.line, row.planned])).toEqual([
      [2, "unchanged"],
      [3, "updated"],
      [4, "rejected"],
      [5, "updated"],
      [6, "rejected"],
      [7, "created"],
      [8, "rejected"],
      [9, "rejected"],
      [10, "rejected"],
      [11, "created"],
      [12, "rejected"],
      [13, "created"],
    ]);
    expect(planned.map(({ problems }) => codes(problems))).toEqual([
      [],
      [],
      ["trade-name-immutable"],
      ["in-trash"],
      ["ambiguous"],
      [],
      ["identity-twice"],
      [expect.any(String)],
      ["too-long"],
      ["cas-check-digit"],
      ["row-too-long"],
      [],
    ]);
    expect(planned[1]?.changes).toEqual([
      { field: "inci", from: "OLD", to: "NEW" },
      { field: "name", from: "Changed", to: "CHANGED" },
    ]);

    const done = await run(address);
    const told = { created: 3, updated: 2, unchanged: 1, rejected: 6 };
    expect(done).toMatchObject({ state: "DONE", ...told, planned: told, differing: 0 });
    const rows = await rowsOf(address);
    expect(rows.map(({ outcome }) => outcome)).toEqual(rows.map(({ planned: said }) => said));
    expect(rows.map(({ problems, changes }) => [problems, changes])).toEqual(
      planned.map(({ problems, changes }) => [problems, changes]),
    );
    const products = await catalogue();
    expect(products.CHANGED).toEqual({ name: "CHANGED", inci: "NEW", tagline: "stays" });
    expect(products["Line break"]).toMatchObject({ inci: "Ü" });
    expect(products.Half).toEqual({ name: "Half", inci: "INCI" });
    const binned = await db()
      .selectFrom("products")
      .select(["trashed_at", "fields"])
      .where("name", "=", "Binned")
      .where("company_key", "=", here.company)
      .executeTakeFirstOrThrow();
    expect(binned).toMatchObject({ trashed_at: expect.any(Date), fields: { inci: "BIN" } });
  });

  test("what somebody changes between it and the run is told", async () => {
    const { key } = await createProduct({ company_key: here.company, fields: { name: "A" } });
    const address = await mapped(["name,inci", "A,AQUA", "B,BETA"]);
    expect((await check(address)).planned).toMatchObject({ updated: 1, created: 1 });
    await db()
      .updateTable("products")
      .set({ fields: JSON.stringify({ name: "A", inci: "AQUA" }) })
      .where("key", "=", key)
      .execute();
    expect(await run(address)).toMatchObject({ unchanged: 1, created: 1, differing: 1 });
    expect((await rowsOf(address)).map(({ differs }) => differs)).toEqual([true, false]);
  });

  test("a file that breaks off: the rows before count, and it is said why", async () => {
    const done = await checkAndRun(["name,inci", "A,AQUA", '"B,BETA', "C,GAMMA"]);
    expect(done).toMatchObject({ state: "DONE", created: 1, total: 1 });
    expect(done.stopped).toMatchObject({ code: "file-quote-open" });
  });
});

describe("the run", () => {
  test("a second one of the same file touches nothing", async () => {
    const rows = ["name,inci", "A,AQUA", "B,BETA"];
    await checkAndRun(rows);
    const products = () =>
      db()
        .selectFrom("products")
        .selectAll()
        .where("company_key", "=", here.company)
        .orderBy("key")
        .execute();
    const before = await products();
    const events = () =>
      db()
        .selectFrom("outbox")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirst();
    await checkAndRun(["name,inci", "X,OTHER"]);
    const heard = await events();
    expect(await checkAndRun(rows)).toMatchObject({ unchanged: 2, created: 0, updated: 0 });
    expect((await products()).filter(({ name }) => name !== "X")).toEqual(before);
    const [queued] = [await events()];
    // Only the two pieces of work were told of, no product.
    expect(Number(queued?.n) - Number(heard?.n)).toBe(2);
  });

  test("writes the history of each product, with who it was and which import", async () => {
    await createProduct({ company_key: here.company, fields: { name: "Old", inci: "X" } });
    const { address } = await checkAndRun(["name,inci", "Old,Y", "New,Z"]);
    const history = await db()
      .selectFrom("product_history")
      .innerJoin("products", "products.key", "product_history.product_key")
      .select(["name", "action", "product_history.version", "by_user", "import_id", "changes"])
      .where("import_id", "=", address.id)
      .orderBy("name")
      .execute();
    const by = { by_user: manager.user_key, import_id: address.id };
    expect(history).toEqual([
      { name: "New", action: "CREATED", version: 1, changes: [], ...by },
      {
        name: "Old",
        action: "IMPORTED",
        version: 2,
        changes: [{ field: "inci", from: "X", to: "Y" }],
        ...by,
      },
    ]);
    const complete = await db()
      .selectFrom("products")
      .select(["complete_fields", "complete_expected"])
      .where("company_key", "=", here.company)
      .execute();
    for (const row of complete) {
      expect(row.complete_fields).toBeGreaterThan(0);
      expect(row.complete_expected).toBeGreaterThan(10);
    }
  });

  test("an editor's save in between is neither lost nor doubled", async () => {
    const names = Array.from({ length: 1_100 }, (_, at) => `P${at}`);
    const address = await mapped(["name,inci", ...names.map((name) => `${name},NEW`)]);
    const { key } = await createProduct({
      company_key: here.company,
      fields: { name: "P1099", inci: "OLD" },
    });
    await check(address);
    await runImport(manager, address);
    const working = workQueued();
    // Holds the product while the import comes to it.
    await transaction(async () => {
      await db().selectFrom("products").select("key").where("key", "=", key).forUpdate().execute();
      while ((await record(address)).position < 1_000);
      await db()
        .updateTable("products")
        .set({ fields: JSON.stringify({ name: "P1099", inci: "OLD", tagline: "edited" }) })
        .where("key", "=", key)
        .execute();
    });
    await working;
    expect((await catalogue()).P1099).toEqual({ name: "P1099", inci: "NEW", tagline: "edited" });
    expect(await record(address)).toMatchObject({ state: "DONE", created: 1_099, updated: 1 });
  });
});

describe("what a product is recognised by", () => {
  test("Neroli's key: known ones are changed, unknown ones are made, others' are refused", async () => {
    const mine = await createProduct({ company_key: here.company, fields: { name: "Mine" } });
    const theirs = await createProduct();
    const fresh = `fresh-${here.company}`;
    const done = await checkAndRun(
      [
        "key,name,inci",
        `${mine.key},Renamed,AQUA`,
        `${theirs.key},Stolen,AQUA`,
        `${fresh},Moved,AQUA`,
        ",New,AQUA",
        "Ö,Bad,AQUA",
      ],
      { identity: { by: "key" } },
    );
    expect(done).toMatchObject({ created: 2, updated: 1, rejected: 2, differing: 0 });
    const rows = await rowsOf(done.address);
    expect(rows.map(({ problems }) => codes(problems))).toEqual([
      [],
      ["key-taken"],
      ["key-new"],
      [],
      ["key-malformed"],
    ]);
    expect(rows[2]?.product_key).toBe(fresh);
    expect(Object.keys(await catalogue()).sort()).toEqual(["Moved", "New", "Renamed"]);
  });

  test("a code, whose other fields the file does not speak of stay", async () => {
    await createProduct({
      company_key: here.company,
      fields: { name: "A", sap_material_code: "S1", inci: "AQUA" },
    });
    const done = await checkAndRun(["sap_material_code,tagline", "s1,Fresh", "S2,Nameless"], {
      identity: { by: "field", field: "sap_material_code" },
    });
    expect(done).toMatchObject({ updated: 1, rejected: 1, differing: 0 });
    expect(codes((await rowsOf(done.address))[1]?.problems)).toEqual(["name-needed"]);
    expect((await catalogue()).A).toEqual({
      name: "A",
      sap_material_code: "s1",
      inci: "AQUA",
      tagline: "Fresh",
    });
  });

  test("one of several CAS numbers; two rows that mean one product are not both taken", async () => {
    const fields = { name: "Mix", cas: ["98-92-0", "56-81-5"] };
    await createProduct({ company_key: here.company, fields });
    const done = await checkAndRun(["cas,name", "56-81-5,Mix one", "98-92-0,Mix two"], {
      identity: { by: "field", field: "cas" },
    });
    expect(done).toMatchObject({ updated: 1, rejected: 1, differing: 0 });
    expect(codes((await rowsOf(done.address))[1]?.problems)).toEqual(["twice"]);
  });

  test("a column of the file's own: what comes as it came leaves the editor's changes", async () => {
    const identity = { by: "column", column: "id" } as const;
    const rows = ["id,name", "1,A", "2,B", "1,C", ",D"];
    const first = await checkAndRun(rows, { identity });
    expect(first).toMatchObject({ created: 2, rejected: 2, differing: 0 });
    await db()
      .updateTable("products")
      .set({ fields: JSON.stringify({ name: "A", tagline: "edited" }) })
      .where("name", "=", "A")
      .where("company_key", "=", here.company)
      .execute();
    expect(await checkAndRun(rows, { identity })).toMatchObject({ unchanged: 2, updated: 0 });
    expect((await catalogue()).A).toMatchObject({ tagline: "edited" });
    expect(await checkAndRun(["id,name", "1,AA"], { identity })).toMatchObject({ updated: 1 });
    expect((await catalogue()).AA).toEqual({ name: "AA", tagline: "edited" });
  });

  test("the other offering of the same name is another product", async () => {
    const service = { company_key: here.company, offering: "SERVICES" } as const;
    await createProduct({ ...service, fields: { name: "Testing" } });
    expect(await checkAndRun(["name,inci", "Testing,X"])).toMatchObject({ created: 1 });
  });
});
