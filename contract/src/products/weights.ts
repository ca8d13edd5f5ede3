/**
 * The share of an ingredient in a formulation (spec 5): `x%`, `to x%`, `up to x%`, `> x%`,
 * `x% to x%`, `x% - x%`, `qs (…)`. Numbers are per cent by weight.
 */
export type Weight =
  | { form: "exact"; value: number }
  | { form: "to" | "up to"; max: number }
  | { form: ">"; min: number }
  | { form: "range"; min: number; max: number; separator: "to" | "-" }
  | { form: "qs"; note: string };

const number = String.raw`(\d+(?:[.,]\d+)?)\s*%`;
const patterns = {
  exact: new RegExp(`^${number}$`),
  limit: new RegExp(`^(to|up to)\\s+${number}$`, "i"),
  over: new RegExp(`^>\\s*${number}$`),
  range: new RegExp(`^${number}\\s*(to|-|–)\\s*${number}$`, "i"),
  qs: /^q\.?s\.?(?:\s*\((.*)\))?(?:\s+(.*))?$/i,
};
const read = (text: string | undefined) => Number((text ?? "").replace(",", "."));

/** Reads one of the formats; null when the text is none of them or a share exceeds 100 %. */
export function parseWeight(input: string): Weight | null {
  const text = input.trim();
  const weight = match(text);
  if (!weight) return null;
  const shares = Object.values(weight).filter((part) => typeof part === "number");
  if (shares.some((share) => share > 100)) return null;
  if (weight.form === "range" && weight.min > weight.max) return null;
  return weight;
}

function match(text: string): Weight | null {
  const exact = patterns.exact.exec(text);
  if (exact) return { form: "exact", value: read(exact[1]) };
  const limit = patterns.limit.exec(text);
  if (limit) return { form: limit[1]?.toLowerCase() as "to" | "up to", max: read(limit[2]) };
  const over = patterns.over.exec(text);
  if (over) return { form: ">", min: read(over[1]) };
  const range = patterns.range.exec(text);
  if (range) {
    const separator = range[2]?.toLowerCase() === "to" ? "to" : "-";
    return { form: "range", min: read(range[1]), max: read(range[3]), separator };
  }
  const qs = patterns.qs.exec(text);
  return qs ? { form: "qs", note: qs[1] ?? qs[2] ?? "" } : null;
}

/** The format's own spelling again. */
export function formatWeight(weight: Weight): string {
  switch (weight.form) {
    case "exact":
      return `${weight.value}%`;
    case "to":
    case "up to":
      return `${weight.form} ${weight.max}%`;
    case ">":
      return `> ${weight.min}%`;
    case "range":
      return `${weight.min}% ${weight.separator} ${weight.max}%`;
    case "qs":
      return weight.note ? `qs (${weight.note})` : "qs";
  }
}
