/** A part of a cell that begins with its label: "(a) Toothpaste"; label null before the first one. */
export interface LabelledPart {
  label: string | null;
  text: string;
}

/** "(a) ", "a) " or "(a)" at the beginning of a line, or between blanks with both brackets. */
const mark =
  /(?:^|\n)[ \t]*\(?([a-p])\)(?!\s*(?:and|to|or|,)?\s*\((?!i+\))[a-p]\))[ \t]*|(?<=\s)\(([a-p])\)(?!\s*(?:and|to|or|,|:)?\s*\((?!i+\))[a-p]\)|:)[ \t]+/g;

/** The parts of a cell in their order; a cell without labels is one part. */
export function labelledParts(cell: string): LabelledPart[] {
  const marks = inOrder([...cell.matchAll(mark)]);
  const before = (marks[0] ? cell.slice(0, marks[0].at) : cell).trim();
  const parts: LabelledPart[] = before === "" ? [] : [{ label: null, text: before }];
  for (const [index, { at, length, label }] of marks.entries()) {
    const text = cell.slice(at + length, marks[index + 1]?.at ?? cell.length).trim();
    parts.push({ label, text });
  }
  return parts;
}

interface Mark {
  at: number;
  length: number;
  label: string;
}

/** Labels ascend; "(i)" after another letter than h is a number within a part. */
function inOrder(found: readonly RegExpExecArray[]): Mark[] {
  const marks: Mark[] = [];
  for (const each of found) {
    const label = each[1] ?? each[2] ?? "";
    const last = marks.at(-1)?.label ?? "";
    const isRoman = label === "i" && last !== "h";
    if (!isRoman && label > last) marks.push({ at: each.index, length: each[0].length, label });
  }
  return marks;
}

/** The labels with which a sentence begins: "(a) and (b): …", "For (a): …", "(a) to (c) …". */
export function labelsBefore(sentence: string): string[] {
  const [all = ""] = /^(?:for\s+)?(?:\(?[a-p]\)(?:\s*(?:,|and|to|-)?\s*))+/i.exec(sentence) ?? [];
  const labels = [...all.matchAll(/([a-p])\)/g)].map(([, label = ""]) => label);
  const [first, last] = [labels[0], labels.at(-1)];
  if (!/\bto\b|-/.test(all) || !first || !last) return labels;
  return [..."abcdefghijklmnop"].filter((label) => label >= first && label <= last);
}
