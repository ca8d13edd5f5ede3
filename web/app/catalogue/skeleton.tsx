import layout from "../ui/layout.module.css";
import { Skeleton } from "../ui/states.tsx";
import classes from "./results.module.css";
import type { View } from "./search-state.ts";

const places = ["a", "b", "c", "d", "e", "f"];

/** Grey places of hits while an answer takes long. */
export function HitsSkeleton({ view }: { view: View }) {
  return (
    <div
      className={view === "list" ? undefined : `${layout.tiles} ${classes.cards}`}
      aria-hidden="true"
    >
      {places.map((place) => (
        <Skeleton key={place} height={view === "list" ? 62 : 236} />
      ))}
    </div>
  );
}
