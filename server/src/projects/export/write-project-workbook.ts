import { buffer } from "node:stream/consumers";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { say } from "@neroli/phrases/say.ts";
import type { SheetRow } from "../../kernel/tables/workbook-cells.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import type { WholeProject } from "./read-whole-project.ts";

/** Letters; texts are wider than days. */
const widths = [36, 30, 22, 18, 40, 40, 24, 14, 44];

/** The products of a project, and above them what it is about. */
export const writeProjectWorkbook = (whole: WholeProject, language: Language): Promise<Buffer> =>
  buffer(
    writeWorkbook({
      name: say(language, "projects.file.sheet"),
      widths,
      frozen: 0,
      rows: [
        ...factsOf(whole, language),
        { cells: [] },
        {
          cells: columns.map((column) => say(language, `projects.file.${column}`)),
          style: "label",
        },
        ...whole.entries.map((entry) => rowOf(entry, language)),
      ],
    }),
  );

const columns = [
  "product",
  "inci",
  "supplier",
  "review",
  "reason",
  "note",
  "added-by",
  "added",
  "requests",
] as const;

function factsOf({ project }: WholeProject, language: Language): SheetRow[] {
  const { own } = project;
  if (!own) return [];
  const day = (value: string | null) => (value ? formatDay(value) : "");
  const facts = [
    ["title", project.title],
    ["number", String(own.number)],
    ["subtitle", own.subtitle],
    ["description", project.description],
    ["category", say(language, `projects.category.${own.category}`)],
    ["status", say(language, `projects.status.${own.status}`)],
    ["start", day(project.start_date)],
    ["due", day(project.dueDate)],
    ["markets", own.markets.join(", ")],
    ["trends", own.market_trends.join(", ")],
    ["tags", own.tags.join(", ")],
    ["remarks", own.remarks],
    [
      "members",
      own.members
        .map(
          ({ user, role }) =>
            `${user.firstname} ${user.lastname} (${say(language, `projects.role.${role}`)})`,
        )
        .join("\n"),
    ],
    [
      "contacts",
      own.contacts
        .map(({ name, company, email }) => [name, company, email].filter(Boolean).join(", "))
        .join("\n"),
    ],
  ] as const;
  return facts
    .filter(([, text]) => text !== "")
    .map(([label, text]) => ({
      cells: [
        { text: say(language, `projects.file.${label}`), style: "label" as const },
        { text, style: "wrapped" as const },
      ],
    }));
}

const rowOf = (entry: ProjectEntry, language: Language): SheetRow => ({
  cells: [
    entry.product?.name ?? entry.name,
    entry.product?.inci ?? "",
    entry.company.name,
    entry.status ? say(language, `projects.review.${entry.status}`) : "",
    { text: entry.reason, style: "wrapped" },
    { text: entry.note, style: "wrapped" },
    entry.added_by ? `${entry.added_by.firstname} ${entry.added_by.lastname}` : "",
    formatDay(entry.added_at),
    {
      text: entry.requests
        .map(({ type, status, answered, created_at }) =>
          say(language, "projects.file.request", {
            type: say(language, `requests.type.${type}`),
            status: answered
              ? say(language, "projects.file.answered")
              : say(language, `requests.status.${status === "REQUESTED" ? "OPEN" : status}`),
            day: formatDay(created_at),
          }),
        )
        .join("\n"),
      style: "wrapped",
    },
  ],
});
