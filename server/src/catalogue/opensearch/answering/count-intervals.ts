import { type Bounds, steps } from "@neroli/search/counting/count-steps.ts";
import type { SearchResult } from "@neroli/search/index-types.ts";
import type { Clause, EngineAnswer } from "../engine/ask-engine.ts";
import { endless } from "../engine/mapping.ts";
import type { AskedIndex } from "../matching/asked-index.ts";
import { allBut, intervalField, type Narrowing } from "./narrowing.ts";

type Ends = "min" | "max";
const ends: readonly Ends[] = ["min", "max"];

const known = (field: string): Clause => ({ range: { [field]: { gt: -endless, lt: endless } } });

/** By column, the least and the greatest number that the viewer may see; without those of none. */
export async function readBounds({ plan, ask, visible }: AskedIndex): Promise<Map<string, Bounds>> {
  const bounds = new Map<string, Bounds>();
  if (plan.intervals.length === 0) return bounds;
  const questions = plan.intervals.flatMap((key) =>
    ends.map((end) => {
      const field = `${intervalField(key)}.${end}`;
      return [
        `${key} ${end}`,
        { filter: known(field), aggs: { of: { stats: { field } } } },
      ] as const;
    }),
  );
  const { aggregations } = await ask({
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: visible } },
    aggs: Object.fromEntries(questions),
  });
  for (const key of plan.intervals) {
    const found = ends
      .map((end) => aggregations[`${key} ${end}`].of as { count: number } & Bounds)
      .filter(({ count }) => count > 0);
    if (found.length === 0) continue;
    bounds.set(key, {
      min: Math.min(...found.map(({ min }) => min)),
      max: Math.max(...found.map(({ max }) => max)),
    });
  }
  return bounds;
}

const nameOf = (key: string): string => `interval ${key}`;

/** How many found documents overlap each of ten equal steps, each column without its own filter. */
export const stepQuestions = (
  narrowing: Narrowing,
  bounds: ReadonlyMap<string, Bounds>,
): Record<string, Clause> =>
  Object.fromEntries(
    Array.from(bounds, ([key, own]) => {
      const field = intervalField(key);
      const filters = Array.from({ length: steps }, (_, step) => stepClause(field, own, step));
      const counted = {
        filter: allBut(narrowing, field),
        aggs: { steps: { filters: { filters } } },
      };
      return [nameOf(key), counted];
    }),
  );

export const readSteps = (
  bounds: ReadonlyMap<string, Bounds>,
  { aggregations }: EngineAnswer,
): SearchResult["intervals"] =>
  Object.fromEntries(
    Array.from(bounds, ([key, own]) => {
      const buckets: { doc_count: number }[] = aggregations[nameOf(key)].steps.buckets;
      return [key, { ...own, counts: buckets.map(({ doc_count }) => doc_count) }];
    }),
  );

/** Documents whose first end is in or before a step, and whose last is in or behind it. */
function stepClause(field: string, bounds: Bounds, step: number): Clause {
  const filter: Clause[] = [{ exists: { field: `${field}.min` } }];
  if (bounds.min === bounds.max) return step === 0 ? { bool: { filter } } : { match_none: {} };
  if (step < steps - 1) {
    filter.push({ range: { [`${field}.min`]: { lt: beginOf(bounds, step + 1) } } });
  }
  if (step > 0) filter.push({ range: { [`${field}.max`]: { gte: beginOf(bounds, step) } } });
  return { bool: { filter } };
}

/** The least number that stands in a step, by the very division that tells where one stands. */
function beginOf({ min, max }: Bounds, step: number): number {
  const width = (max - min) / steps;
  const isIn = (value: number) => Math.floor((value - min) / width) >= step;
  const about = min + step * width;
  const ulp = Math.max(Math.abs(about), Math.abs(min), Number.MIN_VALUE) * 2 ** -53;
  let value = about;
  for (let tries = 0; tries < 64 && isIn(value - ulp); tries++) value -= ulp;
  for (let tries = 0; tries < 64 && !isIn(value); tries++) value += ulp;
  return value;
}
