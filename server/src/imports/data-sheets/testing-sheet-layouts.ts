import type { ShareStyle } from "./testing-sheet-facts.ts";
import type { Paper } from "./testing-sheet-paper.ts";
import type { SheetWords } from "./testing-sheet-words.ts";

export type PartsAs = "table" | "numbers-table" | "middle-table" | "blocks" | "lines" | "substance";

/** How the sheets of one maker look. */
export interface Layout {
  paper: Paper;
  parts: PartsAs;
  style: ShareStyle;
  heading: (words: SheetWords, number: number) => string[];
  /** How a label and its value stand: in one text, or as two columns. */
  labels: "colon" | "columns" | "columns-colon" | "lettered";
  hazards: "codes" | "sentences" | "full";
  contents?: boolean;
}

const named = ({ section, titles }: SheetWords, number: number) => [
  `${section} ${number}: ${titles[number - 1]}`,
];
const numbered = ({ titles }: SheetWords, number: number) => [`${number}. ${titles[number - 1]}`];
const shouted = ({ section, titles }: SheetWords, number: number) => [
  `${section} ${number}. ${titles[number - 1]}`.toUpperCase(),
];
const inTwoLines = ({ section, titles }: SheetWords, number: number) => [
  `${section} ${number}`,
  titles[number - 1] ?? "",
];

export const layouts: readonly Layout[] = [
  {
    paper: { size: 9 },
    parts: "table",
    style: "dash",
    heading: named,
    labels: "columns-colon",
    hazards: "codes",
  },
  {
    paper: { size: 8 },
    parts: "numbers-table",
    style: "signs",
    heading: shouted,
    labels: "colon",
    hazards: "sentences",
  },
  {
    paper: { size: 9 },
    parts: "middle-table",
    style: "percent",
    heading: named,
    labels: "columns",
    hazards: "codes",
  },
  {
    paper: { size: 10 },
    parts: "blocks",
    style: "words",
    heading: numbered,
    labels: "colon",
    hazards: "sentences",
  },
  {
    paper: { size: 10 },
    parts: "lines",
    style: "percent",
    heading: numbered,
    labels: "lettered",
    hazards: "codes",
  },
  {
    paper: { size: 9 },
    parts: "numbers-table",
    style: "percent",
    heading: inTwoLines,
    labels: "columns",
    hazards: "sentences",
  },
  {
    paper: {
      size: 11,
      landscape: true,
      head: "Florasol",
      foot: (page) => `12.03.2025 – ${page}/9`,
    },
    parts: "table",
    style: "signs",
    heading: named,
    labels: "colon",
    hazards: "codes",
  },
  {
    paper: { size: 9, letters: true },
    parts: "table",
    style: "dash",
    heading: shouted,
    labels: "columns-colon",
    hazards: "sentences",
  },
  {
    paper: { size: 9, foot: (page) => `EU 2020/878 · ${page}` },
    parts: "middle-table",
    style: "words",
    heading: numbered,
    labels: "colon",
    hazards: "full",
    contents: true,
  },
  {
    paper: { size: 10 },
    parts: "substance",
    style: "signs",
    heading: named,
    labels: "columns",
    hazards: "codes",
  },
];
