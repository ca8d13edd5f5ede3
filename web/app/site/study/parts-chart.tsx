import { type City, cities, measures } from "./cities.ts";
import classes from "./study.module.css";
import { cityName, labelsOf, numberIn, type VariantKey } from "./variants.ts";

/** What each score is made of: the parts in the order of the legend, each with its points in it. */
export function PartsChart({ variant }: { variant: VariantKey }) {
  const said = labelsOf(variant);
  return (
    <figure className={classes.chart}>
      <ul className={classes.legend}>
        {measures.map((measure) => (
          <li key={measure}>
            <span className={classes.sign} data-measure={measure} aria-hidden="true" />
            {said[measure]}
          </li>
        ))}
      </ul>
      <ol className={classes.bars} aria-label={said["chart-label"]}>
        {cities.map((city) => (
          <li key={city.key}>
            <span className={classes.name}>{cityName(variant, city.key)}</span>
            <Bar city={city} variant={variant} />
            <strong>{numberIn(variant, city.score)}</strong>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Bar({ city, variant }: { city: City; variant: VariantKey }) {
  const said = labelsOf(variant);
  return (
    <span className={classes.bar}>
      {measures.map((measure) => (
        <span
          key={measure}
          className={classes.part}
          data-measure={measure}
          style={{ width: `${city.points[measure]}%` }}
          title={`${said[measure]}: ${numberIn(variant, city.points[measure])} ${said.points}`}
        >
          {city.points[measure] >= 3 && Math.round(city.points[measure])}
        </span>
      ))}
    </span>
  );
}
