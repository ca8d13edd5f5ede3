/** A part of a whole, as a share of 1; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole;

export type Change =
  | { kind: "more" | "less"; share: number }
  | { kind: "same" }
  /** There was nothing before: no share says by how much it grew. */
  | { kind: "first" };

/** How a figure stands to that of the period before. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: "same" };
  const share = shareOf(Math.abs(now - before), before);
  if (share === null) return { kind: "first" };
  return { kind: now > before ? "more" : "less", share };
}
