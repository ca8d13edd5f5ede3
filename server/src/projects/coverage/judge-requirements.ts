import type { Product } from "@neroli/contract/products/schema.ts";
import { type Reading, valueTexts } from "@neroli/contract/products/value-text.ts";
import type {
  MetRequirement,
  Requirement,
  RequirementState,
} from "@neroli/contract/projects/requirements.ts";

interface Known {
  fields: Product["fields"];
  documents: Product["documents"];
  /** ISO 8601. */
  today: string;
  /** How the reader reads values. */
  reading: Reading;
}

/** What a product, as the reader sees it, has of what is required. */
export function judgeRequirement(
  requirement: Requirement,
  known: Known,
): Omit<MetRequirement, "asked"> {
  const judged = (
    state: RequirementState,
    datum: Partial<Pick<MetRequirement, "document" | "value">> = {},
  ) => ({ requirement, state, document: null, value: null, ...datum });
  switch (requirement.kind) {
    case "FIELD": {
      const text = valueTexts(requirement.field, known.fields, known.reading).join(", ");
      return text === "" ? judged("MISSING") : judged("MET", { value: text });
    }
    case "TERM": {
      const terms: readonly string[] = known.fields[requirement.field] ?? [];
      const found = terms.find((term) => fold(term) === fold(requirement.term));
      return found ? judged("MET", { value: found }) : judged("MISSING");
    }
    case "DOCUMENT":
      return judgeDocument(requirement, known, judged);
  }
}

/** The newest that will do; else why the newest will not. */
function judgeDocument(
  { type, months }: Extract<Requirement, { kind: "DOCUMENT" }>,
  { documents, today }: Known,
  judged: (
    state: RequirementState,
    datum?: Partial<Pick<MetRequirement, "document">>,
  ) => Omit<MetRequirement, "asked">,
) {
  const all = documents
    .filter((document) => document.type === type)
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
  const isFresh = ({ created_at, expired }: (typeof all)[number]) =>
    !expired && (months === null || created_at.slice(0, 10) >= monthsBefore(today, months));
  const state = (document: (typeof all)[number]): RequirementState => {
    if (!isFresh(document)) return "OUTDATED";
    return document.can.download ? "MET" : "ON_REQUEST";
  };
  for (const wanted of ["MET", "ON_REQUEST", "OUTDATED"] as const) {
    const found = all.find((document) => state(document) === wanted);
    if (!found) continue;
    const { id, name, created_at } = found;
    return judged(wanted, { document: { id, name, created_at } });
  }
  return judged("MISSING");
}

/** The same day so many months earlier; the last of the month where there is none. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)));
  return then.toISOString().slice(0, 10);
}

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();
