/** From … to …, both included; null where that end is open. */
export interface Interval {
  min: number | null;
  max: number | null;
}

const shape = /^(-?\d{1,12}(?:\.\d{1,6})?)?\.\.(-?\d{1,12}(?:\.\d{1,6})?)?$/;

/** "4..6.5", "4.." or "..6.5". */
export const encodeInterval = ({ min, max }: Interval): string => `${min ?? ""}..${max ?? ""}`;

/** The reverse; null when it is nothing of the kind. */
export function decodeInterval(text: string): Interval | null {
  const ends = shape.exec(text);
  if (ends === null) return null;
  const read = (end: string | undefined) => (end === undefined ? null : Number(end));
  return { min: read(ends[1]), max: read(ends[2]) };
}
