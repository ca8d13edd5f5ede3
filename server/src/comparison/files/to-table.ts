import { links } from "@neroli/contract/access/links.ts";
import {
  type ComparedCell,
  type ComparedRow,
  comparedGroups,
  onlyDifferences,
} from "@neroli/contract/comparison/rows.ts";
import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { productField } from "@neroli/contract/products/fields.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { say } from "@neroli/phrases/say.ts";
import { brandName } from "../../kernel/current-portal.ts";
import { pageAddress } from "../../kernel/mail/mail.ts";

export interface TableCell {
  state: ComparedCell["state"];
  text: string;
  /** In a row that differs: it is not what most of the products say. */
  apart: boolean;
}

export type TableLine =
  | { kind: "group"; label: string }
  | { kind: "row"; label: string; cells: TableCell[]; differs: boolean };

/** A comparison in the words of one language: what workbook and PDF write down. */
export interface ComparisonTable {
  language: Language;
  title: string;
  /** The lines below: for whom and when it was made, and what the sign means. */
  notes: string[];
  columns: { name: string; company: string; address: string }[];
  lines: TableLine[];
}

interface Reader {
  language: Language;
  /** Empty for a visitor. */
  name: string;
  differences: boolean;
  day: string;
}

export function toTable(comparison: Comparison, reader: Reader): ComparisonTable {
  const { language } = reader;
  const t = (key: string) => say(language, key as PlainPhraseKey);
  const groups = comparedGroups(comparison.products, { say: t, language });
  const shown = reader.differences ? onlyDifferences(groups) : groups;
  return {
    language,
    title: t(`comparison.title.${comparison.offering}`),
    notes: notesOf(comparison, reader),
    columns: comparison.products.map(({ key, name, company, offering }) => ({
      name,
      company: company.name,
      address: pageAddress(links.product(offering, key)),
    })),
    lines: shown.flatMap(({ group, rows }): TableLine[] => [
      { kind: "group", label: t(group === "documents" ? documents : `field-groups.${group}`) },
      ...rows.map(
        (row): TableLine => ({
          kind: "row",
          label:
            row.part ?? t(row.field === "documents" ? documents : `product-fields.${row.field}`),
          cells: row.cells.map((cell) => toCell(cell, row, t)),
          differs: row.differs,
        }),
      ),
    ]),
  };
}

const documents = "product-page.documents";

function toCell(cell: ComparedCell, row: ComparedRow, t: (key: string) => string): TableCell {
  const { state } = cell;
  if (state === "restricted") return { state, text: t("comparison.restricted"), apart: false };
  const apart = row.differs && cell.apart;
  if (state === "none") return { state, text: "–", apart };
  const texts = cell.texts.map(({ text }) => text);
  return { state, text: texts.join(isShort(row) ? ", " : "\n"), apart };
}

/** Steps and descriptions stand one below the other. */
const isShort = ({ field }: ComparedRow): boolean =>
  field === "documents" ||
  !["text", "composition", "concepts", "label", "line"].includes(productField(field).type);

function notesOf(comparison: Comparison, { language, name, differences, day }: Reader): string[] {
  const reader = name || say(language, "comparison.made.visitor");
  const count = comparison.unavailable.length;
  return [
    say(language, "comparison.made", { brand: brandName(), day, reader }),
    say(language, "comparison.legend.file"),
    ...(differences ? [say(language, "comparison.only-differences")] : []),
    ...(count > 0 ? [say(language, "comparison.unavailable", { count })] : []),
  ];
}
