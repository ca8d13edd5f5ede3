import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { byteOrderMark, csvLines } from "../../kernel/tables/write-csv.ts";
import type { WholeProject } from "./read-whole-project.ts";

const columns = ["day", "author", "company", "shared", "comment"] as const;

/** The comments of a project as a list, the oldest first. */
export function writeComments(comments: WholeProject["comments"], language: Language): Buffer {
  const head = columns.map((column) => say(language, `projects.file.${column}`));
  const rows = comments.map(({ created_at, author, company, shared, body }) => [
    dayOf(new Date(created_at)),
    `${author.firstname} ${author.lastname}`,
    company,
    say(language, shared ? "projects.file.yes" : "projects.file.no"),
    body,
  ]);
  return Buffer.from(byteOrderMark + csvLines([head, ...rows]));
}
