import classes from "./results.module.css";
import type { View } from "./search-state.ts";

const places = ["a", "b", "c", "d", "e", "f"];

/** Empty cards while an answer takes long. */
export function Skeleton({ view }: { view: View }) {
  return (
    <div className={view === "list" ? classes.rows : classes.cards} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={classes.skeleton} />
      ))}
    </div>
  );
}
