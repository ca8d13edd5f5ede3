import { expect, test } from "vitest";
import { createAsset } from "../../../documents/factory.ts";
import { db } from "../../../kernel/db/db.ts";
import { createProduct } from "../../../products/factory.ts";
import {
  type Address,
  catalogue,
  checkAndRun,
  here,
  manager,
  many,
  prepareImports,
  record,
  rowsOf,
  started,
  workOneBatch,
  workQueued,
} from "../../testing-imports.ts";
import { cancelImport } from "../cancel-import.ts";
import { resumeImport } from "../resume-import.ts";
import { undoImport } from "../undo-import.ts";
import { workLine } from "./work-line.ts";

prepareImports();

const undo = async (address: Address) => {
  await undoImport(manager, address);
  await workQueued();
  return record(address);
};

test("as if it had never been, in several batches", async () => {
  const own = { company_key: here.company };
  await createProduct({ ...own, fields: { name: "Product 1", inci: "BEFORE", tagline: "kept" } });
  const stateOfAll = () =>
    db()
      .selectFrom("products")
      .select(["key", "name", "fields", "visibility", "source_hash", "trashed_at"])
      .where("company_key", "=", here.company)
      .execute();
  const before = await stateOfAll();
  const { address } = await checkAndRun(many(1_200));
  const undone = await undo(address);
  expect(undone).toMatchObject({
    state: "UNDONE",
    undone: { deleted: 1_199, trashed: 0, restored: 1, left: 0 },
  });
  expect(await stateOfAll()).toEqual(before);
  const history = await db()
    .selectFrom("product_history")
    .select(["action", "changes"])
    .where("import_id", "=", address.id)
    .orderBy("id")
    .execute();
  expect(history).toEqual([
    { action: "IMPORTED", changes: [{ field: "inci", from: "BEFORE", to: "INCI 1" }] },
    { action: "UNDONE", changes: [{ field: "inci", from: "INCI 1", to: "BEFORE" }] },
  ]);
});

test("what was changed since stays and is listed; what others refer to goes into the trash", async () => {
  const own = { company_key: here.company };
  for (const name of ["Edited", "Back again"]) {
    await createProduct({ ...own, fields: { name, inci: "BEFORE" } });
  }
  const { address } = await checkAndRun([
    "name,inci",
    "Edited,IMPORTED",
    "Back again,IMPORTED",
    "Documented,X",
    "Edited too,X",
    "Untouched,X",
  ]);
  const keys = new Map((await rowsOf(address)).map((row) => [row.name, row.product_key ?? ""]));
  const edit = (name: string, fields: object) =>
    db()
      .updateTable("products")
      .set((eb) => ({
        fields: JSON.stringify({ name, ...fields }),
        version: eb("version", "+", 1),
      }))
      .where("key", "=", keys.get(name) ?? "")
      .execute();
  await edit("Edited", { inci: "IMPORTED", tagline: "since" });
  await edit("Back again", { inci: "OTHER" });
  await edit("Back again", { inci: "IMPORTED" });
  await edit("Edited too", { inci: "X", tagline: "since" });
  await createAsset({ product_key: keys.get("Documented") ?? "", content: Buffer.from("sheet") });
  expect((await undo(address)).undone).toEqual({ deleted: 1, trashed: 2, restored: 1, left: 1 });
  expect((await rowsOf(address)).map(({ name, undo: became }) => [name, became])).toEqual([
    ["Edited", "left"],
    ["Back again", "restored"],
    ["Documented", "trashed"],
    ["Edited too", "trashed"],
    ["Untouched", "deleted"],
  ]);
  const left = await db()
    .selectFrom("products")
    .select(["name", "trashed_at", "fields"])
    .where("company_key", "=", here.company)
    .orderBy("name")
    .execute();
  expect(left).toEqual([
    { name: "Back again", trashed_at: null, fields: { name: "Back again", inci: "BEFORE" } },
    { name: "Documented", trashed_at: expect.any(Date), fields: expect.anything() },
    {
      name: "Edited",
      trashed_at: null,
      fields: { name: "Edited", inci: "IMPORTED", tagline: "since" },
    },
    { name: "Edited too", trashed_at: expect.any(Date), fields: expect.anything() },
  ]);
});

test("of two imports the earlier one after the later one", async () => {
  await createProduct({ company_key: here.company, fields: { name: "A", inci: "0" } });
  const first = await checkAndRun(["name,inci", "A,1"]);
  const second = await checkAndRun(["name,inci", "A,2"]);
  expect((await undo(second.address)).undone).toMatchObject({ restored: 1 });
  expect((await undo(first.address)).undone).toMatchObject({ restored: 1 });
  expect(await catalogue()).toEqual({ A: { name: "A", inci: "0" } });
});

test("what was cancelled in the middle; it cannot be resumed after that", async () => {
  const address = await started(many(1_200));
  await workOneBatch();
  await db().deleteFrom("queued_work").execute();
  await cancelImport(manager, address);
  await workLine(here.company, { signal: new AbortController().signal });
  const { created } = await record(address);
  expect((await undo(address)).undone).toMatchObject({ deleted: created });
  expect(await catalogue()).toEqual({});
  await expect(resumeImport(manager, address)).rejects.toMatchObject({ code: "imports.not-now" });
  await undoImport(manager, address);
  expect((await record(address)).state).toBe("UNDONE");
});
