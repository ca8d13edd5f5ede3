import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { wordsOf } from "../../search/src/text/fold.ts";

// What people type who do not know how the catalogue says it, kind by kind. Every second query of
// a file is put aside: its misses are counted and not shown, so that nobody tunes to them.

const folder = path.join(import.meta.dirname, "practice");

/** A hit as the expectations look at it. */
export interface Hit {
  /** In all languages, its INCI and its food name among them. */
  names: readonly string[];
  segment: string;
  functions: readonly string[];
  applications: readonly string[];
  claims: readonly string[];
}

export interface PracticeQuery {
  kind: string;
  text: string;
  /** As written: any one of these. */
  expected: string;
  aside: boolean;
  isAnswer(hit: Hit): boolean;
}

const folded = (text: string): string => wordsOf(text).join(" ");

const holding = (texts: readonly string[], part: string): boolean =>
  texts.some((text) => folded(text).includes(part));

/** One of the alternatives of a line: "GLYCERIN", "~betaine", "fn:emollient", "claim:vegan", … */
function readExpectation(written: string): (hit: Hit) => boolean {
  const [, kind, text] = /^(~|fn:|claim:|app:|seg:)?(.*)$/s.exec(written) ?? [];
  const part = folded(text ?? "");
  switch (kind) {
    case "~":
      return ({ names }) => holding(names, part);
    case "fn:":
      return ({ functions }) => holding(functions, part);
    case "claim:":
      return ({ claims }) => holding(claims, part);
    case "app:":
      return ({ applications }) => holding(applications, part);
    case "seg:":
      return ({ segment }) => holding([segment], part);
    default:
      return ({ names }) => names.some((name) => folded(name) === part);
  }
}

function readLine(kind: string, line: string, at: number): PracticeQuery {
  const [text = "", expected = ""] = line.split(" => ");
  if (expected === "") throw new Error(`${kind}: no expectation in "${line}"`);
  const answers = expected.split(" | ").map((one) => readExpectation(one.trim()));
  return {
    kind,
    text,
    expected,
    aside: at % 2 === 1,
    // What is called exactly as it was asked for is an answer, too.
    isAnswer: (hit) =>
      answers.some((answers) => answers(hit)) ||
      hit.names.some((name) => folded(name) === folded(text)),
  };
}

/** All queries, in the order of their kinds. */
export const practiceQueries = (): PracticeQuery[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const kind = path.basename(file, ".txt");
      const lines = readFileSync(path.join(folder, file), "utf8").split("\n").filter(Boolean);
      return lines.map((line, at) => readLine(kind, line, at));
    });
