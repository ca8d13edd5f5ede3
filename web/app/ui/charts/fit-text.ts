/** Of a letter beside its size, as wide as the widest words of the product are on average. */
const letterWidth = 0.56;

export const textWidth = (text: string, size: number): number => text.length * size * letterWidth;

/** A text that a drawing has no second line for, cut with "…" where it is wider than its room. */
export function fitText(text: string, room: number, size: number): string {
  if (textWidth(text, size) <= room) return text;
  const letters = Math.max(1, Math.floor(room / (size * letterWidth)) - 1);
  return `${text.slice(0, letters).trimEnd()}…`;
}
