import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { now } from "../../kernel/clock.ts";
import { escaped } from "../../kernel/mail/escaped.ts";
import { supportAddress } from "../../kernel/mail/mail.ts";
import type { PersonalPart } from "../queries/read-personal-rows.ts";

interface Contents {
  parts: readonly PersonalPart[];
  /** How many files the person has uploaded. */
  files: number;
  language: Language;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid}
td:last-child,th:last-child{text-align:right}`;

/** The page of a zip that says whose data it is, which file has what, and what it leaves out. */
export function writeGuide(
  person: { firstname: string; lastname: string; email: string },
  { parts, files, language }: Contents,
): Buffer {
  const name = `${person.firstname} ${person.lastname}`;
  const title = say(language, "personal-data.guide.title", { name });
  const heads = (["file", "what", "rows"] as const).map(
    (head) => `<th scope="col">${escaped(say(language, `personal-data.guide.${head}`))}</th>`,
  );
  const rows = parts.map(({ capability, tables }) => {
    const count = Object.values(tables).reduce((sum, { length }) => sum + length, 0);
    const what = say(language, `personal-data.part.${capability}`);
    return row(`${capability}.json`, what, count);
  });
  if (files > 0) rows.push(row("files/", say(language, "personal-data.guide.files"), files));
  const paragraphs = [
    say(language, "personal-data.guide.lead", {
      email: person.email,
      day: formatDay(now().toISOString()),
    }),
    say(language, "personal-data.guide.format"),
    say(language, "personal-data.guide.others", { support: supportAddress() }),
  ].map((text) => `<p>${escaped(text)}</p>`);
  return Buffer.from(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>
<body>
<h1>${escaped(title)}</h1>
${paragraphs.join("\n")}
<table>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</body>
</html>
`);
}

/** The name of a file leads to it, as does that of the folder. */
const row = (file: string, what: string, count: number): string =>
  `<tr><td><a href="${escaped(file)}">${escaped(file)}</a></td><td>${escaped(what)}</td><td>${count}</td></tr>`;
