import csv from "../../../texts/study/cities.csv?raw";

export const measures = ["humidity", "uv", "hardness", "particles", "temperature"] as const;
export type Measure = (typeof measures)[number];
type ByMeasure = Record<Measure, number>;

export interface City extends ByMeasure {
  key: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
  /** 0 to 20 for each measure. */
  points: ByMeasure;
  /** The sum of all points. */
  score: number;
  /** 1 is the kindest. */
  rank: number;
}

/** How many points each measure can give. */
const most = 20;

/** From the worst bound, where there are no points, to the best ones, where there are all, and back. */
const bounds: Record<Measure, { best: [number, number]; none: [number, number] }> = {
  humidity: { best: [50, 60], none: [20, 95] },
  uv: { best: [Number.NEGATIVE_INFINITY, 2], none: [Number.NEGATIVE_INFINITY, 10] },
  hardness: { best: [Number.NEGATIVE_INFINITY, 0.7], none: [Number.NEGATIVE_INFINITY, 4] },
  particles: { best: [Number.NEGATIVE_INFINITY, 5], none: [Number.NEGATIVE_INFINITY, 60] },
  temperature: { best: [12, 20], none: [-2, 30] },
};

/** The points of a value: all between the best bounds, none beyond the worst, a straight line between. */
export function pointsOf(measure: Measure, value: number): number {
  const { best, none } = bounds[measure];
  const above = (most * (none[1] - value)) / (none[1] - best[1]);
  const below = value >= best[0] ? most : (most * (value - none[0])) / (best[0] - none[0]);
  return Math.min(most, Math.max(0, Math.min(above, below)));
}

/** Every city of the data, the kindest first. */
export const cities: readonly City[] = csv
  .trim()
  .split("\n")
  .slice(1)
  .map(readCity)
  .sort((one, other) => other.score - one.score || one.key.localeCompare(other.key))
  .map((city, at) => ({ ...city, rank: at + 1 }));

function readCity(line: string): City {
  const [key = "", country = "", ...numbers] = line.split(",");
  const [
    latitude = 0,
    longitude = 0,
    humidity = 0,
    uv = 0,
    hardness = 0,
    particles = 0,
    temperature = 0,
  ] = numbers.map(Number);
  const values = { humidity, uv, hardness, particles, temperature };
  const points = Object.fromEntries(
    measures.map((measure) => [measure, pointsOf(measure, values[measure])]),
  ) as ByMeasure;
  const score = measures.reduce((sum, measure) => sum + points[measure], 0);
  return { key, country, latitude, longitude, ...values, points, score, rank: 0 };
}
