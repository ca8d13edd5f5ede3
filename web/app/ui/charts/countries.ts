import type { Feature } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-110m.json";

interface Shaped {
  /** ISO 3166-1 alpha-2; null of a land that has no code. */
  country: string | null;
  shape: Feature;
}

const world = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The atlas names countries by their number of ISO 3166-1; browsers know the letters of each. */
const lettersOf = (number: string): string | null =>
  new Intl.Locale(`und-${number}`).region ?? null;

/** Without Antarctica, from where nobody comes. */
const antarctica = "010";

/** Every country that the map draws; small ones are not among them. */
export const shapedCountries: readonly Shaped[] = feature(world, world.objects.countries)
  .features.filter(({ id }) => id !== antarctica)
  .map((shape) => ({ country: codeOf(shape.id, shape.properties.name), shape }));

function codeOf(id: string | number | undefined, name: string): string | null {
  if (id !== undefined) return lettersOf(String(id));
  return name === "Kosovo" ? "XK" : null;
}
