import type { Bucket } from "./buckets.ts";
import classes from "./charts.module.css";

/** Grounds that are told apart without colour: dots, stripes, filled. */
export function MapGrounds({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-less-than`} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect className={classes.ground} width="5" height="5" />
        <circle className={classes.ink} cx="2.5" cy="2.5" r="0.9" />
      </pattern>
      <pattern
        id={`${id}-from-to`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={classes.ground} width="5" height="5" />
        <rect className={classes.ink} width="2.4" height="5" />
      </pattern>
      <pattern id={`${id}-more-than`} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect className={classes.ink} width="5" height="5" />
      </pattern>
    </defs>
  );
}

export const groundOf = (id: string, bucket: Bucket): string => `url(#${id}-${bucket})`;
