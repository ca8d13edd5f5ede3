import classes from "./icon.module.css";

export type IconName =
  | "PERSONALCARE"
  | "HOMECARE"
  | "FOOD"
  | "INGREDIENTS"
  | "FORMULATIONS"
  | "SERVICES"
  | "verified"
  | "sample"
  | "document"
  | "check"
  | "cross"
  | "filter"
  | "find"
  | "cards"
  | "list"
  | "back"
  | "on"
  | "inbox"
  | "invite"
  | "bell"
  | "download"
  | "up"
  | "down"
  | "plus"
  | "globe"
  | "key"
  | "lock"
  | "bookmark"
  | "bookmarked"
  | "compare"
  | "copy"
  | "calendar"
  | "show"
  | "hide"
  | "grip"
  | "project";

/** A small sign in the colour of its text; decorative unless labelled. Drawn by the style sheet
 * as a mask, so that a list of hundreds costs one element each. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return label ? (
    <span className={classes.icon} data-icon={name} role="img" aria-label={label} />
  ) : (
    <span className={classes.icon} data-icon={name} aria-hidden="true" />
  );
}
