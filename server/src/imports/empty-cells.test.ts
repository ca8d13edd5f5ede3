import { expect, test } from "vitest";
import { undoImport } from "./commands/undo-import.ts";
import { summariseRows } from "./queries/summarise-rows.ts";
import {
  type Address,
  catalogue,
  check,
  checkAndRun,
  manager,
  mapped,
  prepareImports,
  run,
  workQueued,
} from "./testing-imports.ts";

prepareImports();

test("an empty cell keeps what is there, or empties it where that is asked for, and says so", async () => {
  const columns = ["name,inci,tagline", "Keeper,AQUA,Soft"];
  await checkAndRun(columns);
  const fieldsOf = async () => (await catalogue()).Keeper;
  const emptier = [columns[0] ?? "", "Keeper,,"];
  const summary = ({ id }: Address) => summariseRows(id);
  const kept = await checkAndRun(emptier);
  expect(await fieldsOf()).toMatchObject({ inci: "AQUA", tagline: "Soft" });
  expect([kept.unchanged, await summary(kept.address)]).toEqual([1, { noted: 0, emptied: [] }]);

  const address = await mapped(emptier, { empty: "CLEAR" });
  await check(address);
  expect(await summary(address)).toEqual({
    noted: 0,
    emptied: [
      { field: "inci", count: 1 },
      { field: "tagline", count: 1 },
    ],
  });
  await run(address);
  expect(await fieldsOf()).toEqual({ name: "Keeper" });
  await undoImport(manager, address);
  await workQueued();
  expect(await fieldsOf()).toMatchObject({ inci: "AQUA", tagline: "Soft" });
});
