import { geoEqualEarth, geoPath } from "d3-geo";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { countryName } from "../../language/countries.ts";
import { formatNumber } from "../../language/numbers.ts";
import { type Translate, useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../button.tsx";
import { type Bucket, type Buckets, bucketOf, bucketsOf } from "./buckets.ts";
import type { CountryCount } from "./chart-data.ts";
import classes from "./charts.module.css";
import { shapedCountries } from "./countries.ts";
import { Legend } from "./legend.tsx";
import { groundOf, MapGrounds } from "./map-grounds.tsx";
import { useWidth } from "./use-width.ts";

const buckets: readonly Bucket[] = ["less-than", "from-to", "more-than"];

interface RegionMapProps {
  /** What is counted: its accessible name. */
  label: string;
  counts: readonly CountryCount[];
  /** The one that the page is narrowed to. */
  chosen?: string | null;
  onChoose: (country: string) => void;
}

/**
 * The countries of the world by how much was counted there. Tab comes to the first, arrow keys walk
 * on from the most to the least; what has no room on the map stands below it.
 */
export function RegionMap({ label, counts, chosen = null, onChoose }: RegionMapProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const { box, width } = useWidth<HTMLDivElement>();
  const shapes = useMemo(() => drawnIn(width), [width]);
  const [at, setAt] = useState<string | null>(null);
  const bounds = bucketsOf(counts.map(({ value }) => value));
  const ranked = counts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const drawn = ranked.filter(({ country }) => shapes.paths.has(country));
  const undrawn = ranked.filter(({ country }) => !shapes.paths.has(country));
  const stop = drawn.find(({ country }) => country === at) ?? drawn[0];
  const words = ({ country, value }: CountryCount) =>
    t("charts.bucket.in-words", {
      name: countryName(country, language),
      value: formatNumber(value, language),
      bucket: bucketWords(t, { bucket: bucketOf(value, bounds), bounds, language }),
    });
  const onKeyDown = (event: KeyboardEvent<SVGPathElement>, country: string) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onChoose(country);
    }
    const next = nextOf(drawn, { from: country, key: event.key });
    if (!next) return;
    event.preventDefault();
    const all = event.currentTarget.ownerSVGElement;
    all?.querySelector<SVGElement>(`[data-country="${next.country}"]`)?.focus();
  };
  return (
    <div className={classes.chart}>
      <Legend
        entries={buckets.map((bucket) => ({
          key: bucket,
          label: bucketWords(t, { bucket, bounds, language }),
          sign: (
            <>
              <MapGrounds id={`${id}-${bucket}`} />
              <rect
                className={classes.land}
                width="24"
                height="16"
                style={{ fill: groundOf(`${id}-${bucket}`, bucket) }}
              />
            </>
          ),
        }))}
      />
      <div ref={box} className={classes.plot}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
        <svg
          className={classes.drawing}
          data-chart=""
          role="group"
          aria-label={t("charts.map.of", { title: label })}
          width={width}
          height={shapes.height}
          viewBox={`0 0 ${width} ${shapes.height}`}
        >
          <MapGrounds id={id} />
          <path
            className={classes.land}
            d={shapes.rest(new Set(drawn.map((each) => each.country)))}
          />
          {drawn.map((each) => (
            // biome-ignore lint/a11y/useSemanticElements: a country has a shape of its own
            <path
              key={each.country}
              className={classes.land}
              data-country={each.country}
              d={shapes.paths.get(each.country)}
              style={{ fill: groundOf(id, bucketOf(each.value, bounds)) }}
              role="button"
              tabIndex={each === stop ? 0 : -1}
              aria-label={words(each)}
              aria-pressed={each.country === chosen}
              onFocus={() => setAt(each.country)}
              onPointerEnter={() => setAt(each.country)}
              onClick={() => onChoose(each.country)}
              onKeyDown={(event) => onKeyDown(event, each.country)}
            />
          ))}
        </svg>
      </div>
      <output className={classes.said}>{stop && <strong>{words(stop)}</strong>}</output>
      {undrawn.length > 0 && (
        <p className={classes.undrawn}>
          {t("charts.not-drawn")}
          {undrawn.map((each) => (
            <Button
              key={each.country}
              size="small"
              aria-pressed={each.country === chosen}
              onClick={() => onChoose(each.country)}
            >
              {words(each)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

interface Said {
  bucket: Bucket;
  bounds: Buckets;
  language: string;
}

function bucketWords(t: Translate, { bucket, bounds, language }: Said): string {
  const from = formatNumber(bounds.from, language);
  const to = formatNumber(bounds.to, language);
  if (bucket === "less-than") return t("charts.bucket.less-than", { to: from });
  if (bucket === "from-to") return t("charts.bucket.from-to", { from, to });
  return t("charts.bucket.more-than", { from: to });
}

/** The shapes of all countries in a map of this width. */
function drawnIn(width: number) {
  const all = {
    type: "FeatureCollection" as const,
    features: shapedCountries.map((each) => each.shape),
  };
  const projection = geoEqualEarth().fitWidth(width, all);
  const draw = geoPath(projection).digits(1);
  const height = Math.ceil(draw.bounds(all)[1][1]);
  const lands = shapedCountries.map(({ country, shape }) => ({ country, path: draw(shape) ?? "" }));
  const paths = new Map(lands.flatMap((each) => (each.country ? [[each.country, each.path]] : [])));
  /** Those where nothing was counted are one piece that nobody presses. */
  const rest = (counted: ReadonlySet<string>) =>
    lands
      .filter(({ country }) => !country || !counted.has(country))
      .map(({ path }) => path)
      .join("");
  return { height, paths: paths as ReadonlyMap<string, string>, rest };
}

interface Walk {
  from: string;
  key: string;
}

function nextOf(ranked: readonly CountryCount[], { from, key }: Walk): CountryCount | undefined {
  const place = ranked.findIndex(({ country }) => country === from);
  if (key === "ArrowRight" || key === "ArrowDown") return ranked[(place + 1) % ranked.length];
  if (key === "ArrowLeft" || key === "ArrowUp") return ranked.at(place - 1);
  if (key === "Home") return ranked[0];
  return key === "End" ? ranked.at(-1) : undefined;
}
