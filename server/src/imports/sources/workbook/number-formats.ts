/** How a number is shown, as far as it makes another thing of it. */
export type ShownNumber =
  | { as: "number"; before: string; after: string }
  | { as: "percent" }
  | { as: "date"; time: boolean }
  /** Leading zeros: an article number. */
  | { as: "digits"; length: number };

const plain: ShownNumber = { as: "number", before: "", after: "" };

/** Numbered formats that no workbook describes (ECMA-376, 18.8.30). */
function builtIn(id: number): ShownNumber {
  if (id === 9 || id === 10) return { as: "percent" };
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) {
    return { as: "date", time: false };
  }
  if (id === 22) return { as: "date", time: true };
  return plain;
}

export function shownBy(id: number, code: string | undefined): ShownNumber {
  if (code === undefined) return builtIn(id);
  // The first of "positive;negative;zero;text"; colours, languages and widths say nothing here.
  const first = (code.split(";")[0] ?? "").replace(/\[[^\]]*\]|_.|\*./g, "");
  const literals = first.replace(/\\(.)/g, '"$1"');
  const bare = literals.replace(/"[^"]*"/g, "");
  if (/%/.test(bare)) return { as: "percent" };
  if (/[yd]/i.test(bare) && !/[0#?]/.test(bare)) return { as: "date", time: /h/i.test(bare) };
  if (/^0{2,}$/.test(bare.trim())) return { as: "digits", length: bare.trim().length };
  return withLiterals(literals);
}

/** `0.00" kg"` is the number and "kg"; digits with literals between them are left to the number. */
function withLiterals(code: string): ShownNumber {
  const match = /^((?:"[^"]*"|\s)*)[#0?,. ]+((?:"[^"]*"|\s)*)$/.exec(code);
  if (!match) return plain;
  const [before = "", after = ""] = match.slice(1).map((part) => part.replaceAll('"', ""));
  return { as: "number", before, after };
}

/** The number as people see it, not rounded. */
export function show(value: number, shown: ShownNumber, since1904: boolean): number | string {
  const exact = Number(value.toPrecision(15));
  switch (shown.as) {
    case "percent":
      return `${Number((exact * 100).toPrecision(13))}%`;
    case "digits":
      return Number.isInteger(exact) ? String(exact).padStart(shown.length, "0") : exact;
    case "date":
      return dateOf(exact, shown.time, since1904);
    case "number":
      return shown.before.trim() || shown.after.trim()
        ? `${shown.before}${exact}${shown.after}`.trim()
        : exact;
  }
}

/** Days since the last day of 1899, with the 29 February 1900 that Excel believes in. */
function dateOf(days: number, time: boolean, since1904: boolean): string | number {
  const since = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(since + Math.round(days * 86_400) * 1_000);
  if (days < 0 || Number.isNaN(date.getTime())) return days;
  const [day, clock = ""] = date.toISOString().split("T");
  return time && !clock.startsWith("00:00") ? `${day} ${clock.slice(0, 5)}` : (day ?? "");
}
