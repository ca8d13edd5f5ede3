import { sentenceOf } from "../problems/problems.ts";
import { listProblems } from "../queries/list-problems.ts";
import type { Report } from "./report.ts";

/** Tells of every cell that something is said of, in the order of the file. */
export async function reportRows(importId: string, report: Report): Promise<void> {
  for await (const rows of listProblems(importId)) {
    for (const { line, problems } of rows) {
      for (const problem of problems) {
        const { column, value } = problem;
        const entry = { column: column ?? "", value, reason: sentenceOf("en", problem) };
        if (problem.fatal) report.reject(line, entry);
        else report.note(line, entry);
      }
    }
    await report.flush();
  }
}
