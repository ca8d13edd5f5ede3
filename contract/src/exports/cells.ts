import type { FieldVisibilities } from "../products/visibility.ts";

/** The cells of Neroli's own tables: what an export writes, and an import reads as it was. */
const separator = ";";

/** Entries of a list; those that hold what separates, or begin with a blank, are quoted. */
export const joinEntries = (entries: readonly string[]): string =>
  entries
    .map((entry) =>
      /[;"\n\r]|^\s|\s$/.test(entry) || entry === "" ? `"${entry.replaceAll('"', '""')}"` : entry,
    )
    .join(`${separator} `);

/** The other way round, also with another separator. */
export function splitEntries(text: string, between: string = separator): string[] {
  const entries: string[] = [];
  for (let at = 0; at < text.length; ) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(text.slice(at));
    const after = at + (quoted?.[0].length ?? 0);
    if (quoted && (after >= text.length || text.startsWith(between, after))) {
      entries.push((quoted[1] ?? "").replaceAll('""', '"'));
      at = after + between.length;
    } else {
      const next = text.indexOf(between, at);
      const end = next < 0 ? text.length : next;
      const entry = text.slice(at, end).trim();
      if (entry !== "") entries.push(entry);
      at = end + between.length;
    }
  }
  return entries;
}

/** "cas: RESTRICTED; rci: PRIVATE". */
export const writeVisibility = (decided: FieldVisibilities): string =>
  Object.entries(decided)
    .map(([key, level]) => `${key}: ${level}`)
    .join("; ");

/** A text that is there and empty, in a part of something; an empty cell is one that is not there. */
export const emptyText = '""';
