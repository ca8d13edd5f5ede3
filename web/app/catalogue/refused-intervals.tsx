import { failureSentence } from "../kernel/forms/field-failures.ts";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { facetTitle } from "./facet-words.ts";
import type { RefusedInterval } from "./read-refinements.ts";
import classes from "./search-page.module.css";

/** Longer nonsense than this need not be read again by who typed it. */
const longest = 40;

/** Says which numbers of the address narrow nothing, and why. */
export function RefusedIntervals({ refused }: { refused: readonly RefusedInterval[] }) {
  const t = useT();
  if (refused.length === 0) return null;
  return (
    <div className={classes.refused} role="status">
      <Note tone="warning">
        {refused.map(({ field, typed, fault }) => (
          <p key={field}>
            {t("search-refine.range.left-out", {
              title: facetTitle(t, field),
              typed: typed.length > longest ? `${typed.slice(0, longest)}…` : typed,
            })}{" "}
            {failureSentence(t, { code: fault })}
          </p>
        ))}
      </Note>
    </div>
  );
}
