import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { type Hazard, makeFacts, type SheetFacts } from "./testing-sheet-facts.ts";
import { type Layout, layouts, type PartsAs } from "./testing-sheet-layouts.ts";
import { SheetPaper } from "./testing-sheet-paper.ts";
import { type SheetWords, sheetWords } from "./testing-sheet-words.ts";

export interface TestSheet {
  facts: SheetFacts;
  layout: number;
  bytes: () => Promise<Buffer>;
}

/** Safety data sheets in five languages, ten layouts and two of each: with what they say. */
export function makeSheets(each = 2): TestSheet[] {
  return languages.flatMap((language, of) =>
    layouts.flatMap((layout, at) =>
      Array.from({ length: each }, (_, nth): TestSheet => {
        const seed = of * 100 + at * 10 + nth + 1;
        const isSubstance = layout.parts === "substance";
        const facts = makeFacts({ language, seed, style: layout.style, isSubstance });
        return { facts, layout: at + 1, bytes: () => drawSheet(facts, layout) };
      }),
    ),
  );
}

const texts: Partial<Record<number, string>> = {
  4: "H2O",
  5: "CO2",
  6: "–",
  8: "EN 166, EN 374",
  10: "–",
  11: "LD50 > 2000 mg/kg",
  12: "EC50 48 h 12 mg/l",
  13: "07 06 04*",
  14: "UN 1993",
  15: "2012/18/EU",
};

function drawSheet(facts: SheetFacts, layout: Layout): Promise<Buffer> {
  const words = sheetWords[facts.language];
  const paper = new SheetPaper(layout.paper);
  const at: Drawing = { paper, words, facts, layout };
  paper.line("Florasol Chemie · 12345 Grasse");
  tell(at, words.revised, "12.03.2025");
  if (layout.contents) {
    paper.line(words.contents, { bold: true });
    for (const [nth, title] of words.titles.entries()) paper.line(`${nth + 1}. ${title}`);
    paper.turn();
  }
  for (let number = 1; number <= 16; number++) {
    paper.space();
    if (!paper.room(4)) paper.turn();
    for (const line of layout.heading(words, number)) paper.line(line, { bold: true });
    const body = bodies[number];
    if (body) body(at);
    else paper.line(texts[number] ?? "–");
  }
  return paper.bytes();
}

interface Drawing {
  paper: SheetPaper;
  words: SheetWords;
  facts: SheetFacts;
  layout: Layout;
}

const bodies: Partial<Record<number, (at: Drawing) => void>> = {
  1: (at) => {
    at.paper.line(`1.1 ${at.words.parts[0]}`, { bold: true });
    tell(at, at.words.tradeName, at.facts.name);
  },
  2: hazardsOf,
  3: (at) => {
    const { paper, words, facts, layout } = at;
    const [, , , substances, mixtures] = words.parts;
    paper.line(facts.isSubstance ? `3.1 ${substances}` : `3.2 ${mixtures}`, { bold: true });
    partsAs[layout.parts](at);
    paper.line(words.see);
  },
  7: ({ paper, words }) => {
    paper.line(`7.2 ${words.parts[5]}`, { bold: true });
    paper.line(words.storage);
  },
  9: (at) => {
    at.paper.line(`9.1. ${at.words.parts[6]}`, { bold: true });
    tell(at, ...at.words.state, "a");
    tell(at, ...at.words.color, "b");
  },
  16: ({ paper, words, facts }) => {
    paper.line(words.fullTexts);
    for (const { code, full } of facts.parts.flatMap(({ hazards }) => hazards)) {
      paper.line(`${code}: ${full[facts.language]}`);
    }
  },
};

function tell({ paper, layout }: Drawing, label: string, value: string, letter?: string): void {
  const columns = [
    { x: 0, width: 150 },
    { x: 160, width: 300 },
  ];
  if (layout.labels === "columns") paper.row([label, value], columns);
  else if (layout.labels === "columns-colon") paper.row([label, `: ${value}`], columns);
  else if (layout.labels === "lettered" && letter) paper.line(`${letter}) ${label}: ${value}`);
  else paper.line(`${label}: ${value}`);
}

function hazardsOf({ paper, words, facts, layout }: Drawing): void {
  const { language, hazards } = facts;
  paper.line(`2.1 ${words.parts[1]}`, { bold: true });
  if (hazards.length === 0) paper.line(words.none);
  for (const each of hazards) paper.line(classOf(each, words, { language, as: layout.hazards }));
  paper.line(words.see);
  paper.line(`2.2 ${words.parts[2]}`, { bold: true });
  for (const { code, full } of hazards) paper.line(`${code} ${full[language]}.`);
  paper.line("P280, P305+P351+P338");
}

function classOf(
  { code, short, full }: Hazard,
  { category }: SheetWords,
  { language, as }: { language: Language; as: Layout["hazards"] },
): string {
  const number = short.split(" ").at(-1) ?? "";
  if (as === "codes") return `${short}, ${code}`;
  if (as === "sentences") return `${full[language]} (${short}) ${code}`;
  return `${full[language]}, ${category} ${number}, ${code}`;
}

const registration = (cas: string) =>
  `01-21194${cas.replaceAll("-", "").padEnd(5, "7").slice(0, 5)}-4${cas.at(-1)}-0000`;
const classesOf = (hazards: readonly Hazard[]) =>
  hazards.map(({ short, code }) => `${short}, ${code}`).join("\n");

const partsAs: Record<PartsAs, (at: Drawing) => void> = {
  table: (at) => table(at, false),
  "middle-table": (at) => table(at, true),
  "numbers-table": ({ paper, words, facts }) => {
    const columns = [
      { x: 0, width: 62 },
      { x: 70, width: 62 },
      { x: 140, width: 150 },
      { x: 300, width: 70 },
      { x: 385, width: 120 },
    ];
    paper.row([words.cas, words.ec, words.name, "%", "CLP"], columns, { bold: true });
    for (const { name, cas, ec, share, hazards } of facts.parts) {
      paper.row([cas, ec, name, share, classesOf(hazards)], columns);
    }
  },
  blocks: ({ paper, words, facts }) => {
    for (const { name, cas, ec, share, hazards } of facts.parts) {
      paper.line(`${words.name}: ${name}`);
      paper.line(`${words.cas}: ${cas}`);
      paper.line(`${words.ec}: ${ec}`);
      paper.line(`REACH: ${registration(cas)}`);
      paper.line(`${words.share}: ${share}`);
      paper.line(`CLP: ${classesOf(hazards).replaceAll("\n", "; ")}`);
      paper.space();
    }
  },
  lines: ({ paper, facts }) => {
    for (const { name, cas, ec, share } of facts.parts) {
      paper.line(`${name} (CAS ${cas}, EC ${ec}): ${share}`);
    }
  },
  substance: ({ paper, words, facts }) => {
    const [only] = facts.parts;
    const columns = [
      { x: 0, width: 150 },
      { x: 160, width: 300 },
    ];
    paper.row([words.name, only?.name ?? ""], columns);
    paper.row([words.cas, only?.cas ?? ""], columns);
    paper.row([words.ec, only?.ec ?? ""], columns);
    paper.row(["Index", "603-098-00-9"], columns);
  },
};

/** Names, then all numbers in one column, shares and classes; cells at the top or in the middle. */
function table({ paper, words, facts }: Drawing, middle: boolean): void {
  const wider = paper.width > 600 ? 1.45 : 1;
  const columns = [
    { x: 0, width: 150 * wider },
    { x: 165 * wider, width: 130 * wider },
    { x: 310 * wider, width: 80 * wider },
    { x: 400 * wider, width: 110 * wider },
  ];
  paper.row([words.name, words.numbers, words.share, words.classification], columns, {
    bold: true,
  });
  for (const { name, cas, ec, share, hazards } of facts.parts) {
    const numbers = `${words.cas} ${cas}\n${words.ec} ${ec}\nREACH ${registration(cas)}`;
    paper.row([name, numbers, share, classesOf(hazards)], columns, { middle });
  }
}
