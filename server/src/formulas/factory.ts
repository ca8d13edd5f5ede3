import { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import type { z } from "zod";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

type Line = Partial<z.input<typeof FormulaContent>["phases"][number]["lines"][number]>;

/** One phase with these lines; their keys count from 1. */
export const formulaContent = (lines: readonly Line[]): FormulaContent =>
  FormulaContent.parse({
    phases: [
      { key: "p1", name: "A", lines: lines.map((line, at) => ({ key: `l${at + 1}`, ...line })) },
    ],
  });

interface NewFormula {
  project_key: string;
  created_by: string;
  title?: string;
  content?: FormulaContent;
}

/** A formula of two lines, without a version. */
export async function createFormula({ content, ...given }: NewFormula) {
  const lines = [
    { name: "Water", inci: "Aqua", weight: "qs" },
    { name: "Glycerin", inci: "Glycerin", cas: "56-81-5", weight: "5%" },
  ];
  return db()
    .insertInto("formulas")
    .values({
      ...{ key: randomKey(), title: "Day cream", saved_by: given.created_by, ...given },
      content: JSON.stringify(content ?? formulaContent(lines)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
