import { geoEqualEarth, geoPath } from "d3-geo";
import classes from "./charts.module.css";
import { shapedCountries } from "./countries.ts";

export interface Place {
  key: string;
  /** What it is called, and what is said of it. */
  words: string;
  latitude: number;
  longitude: number;
  /** From 0 to 1: how large its point is. */
  weight: number;
}

const width = 960;
const world = {
  type: "FeatureCollection" as const,
  features: shapedCountries.map(({ shape }) => shape),
};
const projection = geoEqualEarth().fitWidth(width, world);
const draw = geoPath(projection).digits(1);
const lands = draw(world) ?? "";
const height = Math.ceil(draw.bounds(world)[1][1]);

/** Places at their coordinates; what is said of each stands in a table as well. */
export default function PlacesMap({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <svg
      className={classes.drawing}
      role="img"
      aria-label={label}
      width="100%"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className={classes.land} d={lands} />
      {places.map(({ key, words, longitude, latitude, weight }) => {
        const [x, y] = projection([longitude, latitude]) ?? [0, 0];
        return (
          <circle key={key} className={classes.place} cx={x} cy={y} r={4 + 7 * weight}>
            <title>{words}</title>
          </circle>
        );
      })}
    </svg>
  );
}
