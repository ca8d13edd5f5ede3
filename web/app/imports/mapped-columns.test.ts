import { expect, test } from "vitest";
import { fieldsOf, withFields } from "./mapped-columns.ts";

const columns = [
  { column: "INCI", field: "name" },
  { column: "No", field: null },
  { column: "INCI", field: "inci" },
] as const;
const names = ["INCI", "No", "Remark"];

test("a column may be several fields, and a change of another leaves them", () => {
  expect(fieldsOf([...columns], "INCI").map(({ field }) => field)).toEqual(["name", "inci"]);
  expect(fieldsOf([...columns], "No")).toEqual([]);
  const fields = [{ column: "No", field: "sap_material_code" } as const];
  expect(withFields([...columns], { names, name: "No", fields })).toEqual([
    { column: "INCI", field: "name" },
    { column: "INCI", field: "inci" },
    { column: "No", field: "sap_material_code" },
    { column: "Remark", field: null },
  ]);
});

test("a column that is taken for nothing is still named", () => {
  const without = withFields([...columns], { names, name: "INCI", fields: [] });
  expect(without[0]).toEqual({ column: "INCI", field: null });
});
