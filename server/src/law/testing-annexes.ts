import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { db } from "../kernel/db/db.ts";

// The files are nobody's of this project: they lie beside the repository, or are left out.
const data = path.resolve(import.meta.dirname, "../../../../shared/data");

/** Whether the real annexes are there; without them the tests that use them say so and are left out. */
export const realAnnexesAreThere = existsSync(path.join(data, "annex.II.csv"));
if (!realAnnexesAreThere) console.warn(`The real annexes are not tried: they are not in ${data}.`);

export const additionsName = "annex.II.additions-2026-04-28.csv";
export const realAnnexPath = (name: string) => path.join(data, name);
export const realAnnex = (annex: Annex) => readReal(`annex.${annex}.csv`);
export const readReal = (name: string) =>
  realAnnexesAreThere ? readFileSync(realAnnexPath(name), "utf8") : "";

export const readRealPacked = (name: string) => gunzipSync(readFileSync(realAnnexPath(name)));

const columns =
  "reference_number,inn,common_ingredients,cas_number,ec_number,product_type," +
  "maximum_concentration,other,wording_of_conditions,regulation,chemical_name,update_date";
const banned = "reference_number,inn,cas_number,ec_number,regulation,chemical_name,update_date";
type Cells = Partial<Record<string, string>>;

const file = (header: string, rows: readonly Cells[]) =>
  [
    header,
    ...rows.map((row) =>
      header
        .split(",")
        .map((column) => `"${(row[column] ?? "").replaceAll('"', '""')}"`)
        .join(","),
    ),
  ].join("\r\n");

/** A file of annex III, V or VI. */
export const limits = (...rows: readonly Cells[]) => file(columns, rows);
/** A file of annex II. */
export const bans = (...rows: readonly Cells[]) => file(banned, rows);
/** A row that is right. */
export const rose = (given: Cells = {}): Cells => ({
  ...{ reference_number: "901", inn: "Rose substance", common_ingredients: "ROSE SUBSTANCE" },
  ...{ cas_number: "98-92-0", update_date: "17/10/2010" },
  ...given,
});

/** All that is kept of the law, and of what was told of it. */
export const keptLaw = async () => ({
  entries: await db()
    .selectFrom("law_entries")
    .selectAll()
    .orderBy("annex")
    .orderBy("number")
    .orderBy("part")
    .execute(),
  loads: await db().selectFrom("law_loads").selectAll().orderBy("id").execute(),
  events: await db().selectFrom("outbox").select(["topic", "key", "data"]).orderBy("id").execute(),
});
