import { dayOf } from "@neroli/contract/kernel/formats/day.ts";

/** Every day from one to another, both among them; none where they are in the wrong order. */
export function daysBetween(first: string, last: string): string[] {
  const start = Date.parse(first);
  const count = Math.round((Date.parse(last) - start) / 86_400_000) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    dayOf(new Date(start + at * 86_400_000)),
  );
}
