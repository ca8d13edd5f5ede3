import type { FormulaContent, FormulaSummary } from "@neroli/contract/formulas/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedUsers } from "../../published/users.ts";

/** The formulas of a project that are not removed. */
const selectFormulas = (project_key: string) =>
  db()
    .selectFrom("formulas")
    .leftJoin(publishedUsers(), "users.key", "formulas.saved_by")
    .where("formulas.project_key", "=", project_key)
    .where("formulas.removed_at", "is", null)
    .select(["formulas.key", "formulas.project_key", "formulas.title", "formulas.revision"])
    .select(["formulas.saved_at", "formulas.saved_by", "users.firstname", "users.lastname"]);

interface Saved {
  saved_by: string | null;
  firstname: string | null;
  lastname: string | null;
}

export const saverOf = ({ saved_by: key, firstname, lastname }: Saved) =>
  key === null ? null : { key, firstname: firstname ?? "", lastname: lastname ?? "" };

/** The last saved first. */
export async function listFormulas(project_key: string): Promise<FormulaSummary[]> {
  const rows = await selectFormulas(project_key)
    .select([
      sql<number>`jsonb_array_length(jsonb_path_query_array(
        formulas.content, '$.phases[*].lines[*]'))`.as("lines"),
      sql<number>`(select count(*)::int from formula_versions
        where formula_key = formulas.key)`.as("versions"),
    ])
    .orderBy("formulas.saved_at", "desc")
    .orderBy("formulas.key")
    .execute();
  return rows.map((row) => ({
    ...{ key: row.key, title: row.title, lines: row.lines, versions: row.versions },
    saved_by: saverOf(row),
    saved_at: row.saved_at.toISOString(),
  }));
}

/** What is written in each of them. */
export const listContents = (project_key: string) =>
  selectFormulas(project_key).select("formulas.content").orderBy("formulas.key").execute();

/** A formula with its versions, the newest first; not found where the project has none of the key. */
export async function getFormula({ project_key, key }: { project_key: string; key: string }) {
  const row = found(
    await selectFormulas(project_key)
      .where("formulas.key", "=", key)
      .select("formulas.content")
      .executeTakeFirst(),
  );
  return { ...row, versions: await listVersions(key) };
}
export type FormulaRow = Awaited<ReturnType<typeof getFormula>>;

const listVersions = (key: string) =>
  db()
    .selectFrom("formula_versions")
    .innerJoin(publishedUsers(), "users.key", "formula_versions.kept_by")
    .where("formula_versions.formula_key", "=", key)
    .select(["formula_versions.version", "formula_versions.note", "formula_versions.kept_at"])
    .select(["users.key", "users.firstname", "users.lastname"])
    .orderBy("formula_versions.version", "desc")
    .execute();

/** What a version of a formula says; not found where there is no such version. */
export async function getVersion(key: string, version: number): Promise<FormulaContent> {
  const row = await db()
    .selectFrom("formula_versions")
    .where("formula_key", "=", key)
    .where("version", "=", version)
    .select("content")
    .executeTakeFirst();
  return found(row).content;
}
