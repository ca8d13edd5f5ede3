import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { readIdentifiers } from "../readers/identifiers.ts";
import { plainWords } from "../readers/same-words.ts";
import { readParts } from "./composition.ts";
import { hazardClassification, hazardStatements, wordsOfStatement } from "./hazards.ts";
import { labelledFields } from "./labelled.ts";
import { labelledValues, readValue } from "./labelled-values.ts";
import { inSections, type ReadingOf, type SaidValue } from "./said-value.ts";
import type { PlacedLine } from "./sections.ts";

const identity: ReadonlySet<ProductFieldKey> = new Set([
  "inci",
  "cas",
  "ec",
  "iupac",
  "other_names",
  "e_number",
  "fema",
  "flavis",
]);

/** Section 1: what the product is called, and its numbers. */
export function identityValues(lines: readonly PlacedLine[], of: ReadingOf): SaidValue[] {
  const first = inSections(lines, [1]).filter(({ section }) => ["1", "1.1"].includes(section));
  const named = labelledFields(first).filter(
    ({ field }) => field === "name" || field === "trade_name",
  );
  const names = named.flatMap(({ field, text, lines: own }): SaidValue[] => {
    const value = readValue(field, text, of);
    return value === undefined ? [] : [{ field, value, lines: own }];
  });
  const trade = names.find(({ field }) => field === "trade_name");
  return [
    ...names,
    // A product needs a name; what it is sold as is one.
    ...(trade ? [{ ...trade, field: "name" as const }] : []),
    ...labelledValues(first, of).filter(({ field }) => identity.has(field)),
  ];
}

/** Section 2, by codes and classes: the catalogue's own word for each where it has one. */
export function hazardValues(lines: readonly PlacedLine[], { terms }: ReadingOf): SaidValue[] {
  const second = inSections(lines, [2]);
  const { hazard_statements: statements = [], hazard_classification: classes = [] } = terms;
  const statement = (code: string, line: PlacedLine): string => {
    const known = statements.find(({ term }) => term.split(/[ :–-]/u)[0] === code);
    return known?.term ?? `${code} ${wordsOfStatement(code, line)}`.trim();
  };
  const kind = (value: string): string =>
    classes.find(({ term }) => plainWords(term) === plainWords(value))?.term ?? value;
  return [
    ...hazardStatements(second).map(({ value, line }) => ({
      field: "hazard_statements" as const,
      value: statement(value, line),
      lines: [line],
    })),
    ...hazardClassification(second).map(({ value, line }) => ({
      field: "hazard_classification" as const,
      value: kind(value),
      lines: [line],
    })),
  ];
}

/** Section 3: a mixture's parts; of a substance its numbers are the product's. */
export function partValues(lines: readonly PlacedLine[], { decimal }: ReadingOf): SaidValue[] {
  const third = inSections(lines, [3]);
  const parts = readParts(third, decimal);
  const [only, ...more] = parts;
  const isMixture = more.length > 0 || only?.lines[0]?.section === "3.2";
  // Of a substance its purity is worth to be told, and nothing else.
  const told = parts.filter(({ part }) => isMixture || part.min || part.max);
  const said: SaidValue[] = told.map(({ part, lines: own }) => ({
    field: "composition",
    value: part,
    lines: own,
  }));
  if (isMixture) return said;
  return [...said, ...numbersOf(third.filter(({ section }) => section !== "3.2"))];
}

const numbersOf = (lines: readonly PlacedLine[]): SaidValue[] =>
  (["cas", "ec"] as const).flatMap((field) =>
    lines.flatMap((line) =>
      readIdentifiers(field, line.text).values.map((value) => ({ field, value, lines: [line] })),
    ),
  );

const longestStorage = 300;

/** Section 7.2 in the sheet's own words, where no label names them and they are few. */
export function storageValues(lines: readonly PlacedLine[]): SaidValue[] {
  const own = lines.filter(({ section }) => section === "7.2");
  const text = own.map((line) => line.text).join(" ");
  if (text === "" || text.length > longestStorage || labelledFields(own).length > 0) return [];
  return [{ field: "storage_conditions", value: text, lines: own }];
}
