const digits = /^\d+$/;
const groups = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`);

/**
 * A number as it was typed, in the way that data are written: "1.234,5" is "1234.5" for who writes a
 * comma before decimals. What is no number stays as it was typed.
 */
export function readDecimal(typed: string, mark: "," | "."): string {
  const bare = typed.replace(/[\s'’]/g, "");
  const other = mark === "," ? "." : ",";
  const at = Math.max(bare.lastIndexOf(mark), bare.lastIndexOf(other));
  if (at < 0) return digits.test(bare) ? bare : typed;
  const [before, used, after] = [bare.slice(0, at), bare[at] ?? "", bare.slice(at + 1)];
  const isTwice = bare.indexOf(used) < at;
  if ((used === other || isTwice) && groups(used).test(bare)) return bare.replaceAll(used, "");
  const grouping = used === mark ? other : mark;
  const whole = groups(grouping).test(before) ? before.replaceAll(grouping, "") : before;
  return digits.test(whole) && digits.test(after) ? `${whole}.${after}` : typed;
}

/** "1234.5" as its reader would type it; what is no number as it is. */
export const typedDecimal = (value: string, mark: "," | "."): string =>
  /^\d+\.\d+$/.test(value) ? value.replace(".", mark) : value;
