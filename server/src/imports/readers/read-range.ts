import { numberPattern, plainText, toNumber } from "./read-number.ts";

export interface NumberRange {
  min?: number;
  max?: number;
}

/** The numbers of a text, in the text's own unit. */
export interface SaidRange extends NumberRange {
  /** The text beside the numbers: a unit, or nothing. */
  unit: string;
  /** A remark besides, such as "(10% in water)". */
  remark: string;
  ambiguous: boolean;
}

const about = String.raw`(?:ca\.?|circa|approx\.?|approximately|about|env\.?|environ|etwa|rund|aprox\.?|~|≈)\s*`;
const upTo = String.raw`(?:<=|=<|≤|<|max(?:\.|imum|imal|imo)?:?|up to|to|not more than|nmt|bis(?: zu)?|höchstens|jusqu['’]à|au plus|fino a|al massimo|hasta|como máximo)\s*`;
const from = String.raw`(?:>=|=>|≥|>|min(?:\.|imum|imal|imo|destens)?:?|from|at least|not less than|nlt|ab|von|à partir de|au moins|da|almeno|desde|al menos|a partir de)\s*`;
const between = String.raw`(?:from|between|von|zwischen|de|entre|da|tra|fra|desde)?\s*`;
const separator = String.raw`\s*(?:-|\.{2,3}|…|÷|~|/|bis|to|and|und|à|et|e|ed|y|a|hasta|until|fino a)\s*`;
const unit = String.raw`\s*([^\d\s(),;@<>=+-][^\d(),;@<>=]{0,18}?)?`;
const remark = String.raw`\s*((?:[(@[]|,|;|at |bei |à |a |in )\D.*|\(.*)?`;
const number = `(${numberPattern})`;
/** After a dash a minus would be a second dash. */
const label = String.raw`^(?:pH\b\s*[:=]?\s*)?`;

const make = (body: string) => new RegExp(`${label}${body}${unit}${remark}$`, "iu");
const patterns = {
  // A word between two numbers is a separator sooner than a unit.
  range: make(`${between}(?:${about})?${number}${unit}?${separator}${number}`),
  tolerance: make(`${number}${unit}\\s*(?:±|\\+/-)\\s*${number}`),
  upTo: make(`${upTo}${number}`),
  from: make(`${from}${number}`),
  plus: make(`${number}\\s*\\+`),
  one: make(`(?:${about})?${number}`),
};

/** "5-10 °C", "≤ 5", "ca. 5,5", "5 ± 1": what it says; null when it says no range. */
export function parseRange(given: string, decimal?: "," | "."): SaidRange | null {
  const text = plainText(given);
  const reader = numberReader(decimal);
  const range = patterns.range.exec(text);
  if (range) {
    const [, low, lowUnit = "", high, highUnit = "", rest = ""] = range;
    return reader.said(low, high, { unit: highUnit || lowUnit, remark: rest });
  }
  const tolerance = patterns.tolerance.exec(text);
  if (tolerance) {
    const [, middle, unitBefore = "", by, unitAfter = "", rest = ""] = tolerance;
    const [value, width] = [reader.read(middle), reader.read(by)];
    if (value === null || width === null) return null;
    const ends = { min: round(value - width), max: round(value + width) };
    return { ...ends, ...reader.besides({ unit: unitAfter || unitBefore, remark: rest }) };
  }
  for (const [kind, ends] of [
    ["upTo", [false, true]],
    ["from", [true, false]],
    ["plus", [true, false]],
    ["one", [true, true]],
  ] as const) {
    const match = patterns[kind].exec(text);
    if (!match) continue;
    const [, value, given = "", rest = ""] = match;
    return reader.said(ends[0] ? value : undefined, ends[1] ? value : undefined, {
      unit: given,
      remark: rest,
    });
  }
  return null;
}

const round = (value: number) => Number(value.toPrecision(12));

function numberReader(decimal?: "," | ".") {
  let ambiguous = false;
  const read = (text: string | undefined): number | null => {
    const found = text === undefined ? null : toNumber(text, decimal);
    if (found?.ambiguous) ambiguous = true;
    return found?.value ?? null;
  };
  const besides = ({ unit, remark }: { unit: string; remark: string }) => ({
    unit: unit.trim(),
    remark: remark.replace(/^[,;]\s*/, "").trim(),
    ambiguous,
  });
  return {
    read,
    besides,
    said(
      low: string | undefined,
      high: string | undefined,
      rest: { unit: string; remark: string },
    ) {
      const [min, max] = [read(low), read(high)];
      if ((low !== undefined && min === null) || (high !== undefined && max === null)) return null;
      return { ...(min !== null && { min }), ...(max !== null && { max }), ...besides(rest) };
    },
  };
}
