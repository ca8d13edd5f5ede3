import classes from "./button-look.module.css";

export interface ButtonLook {
  /**
   * `primary` is what the page is for, `strong` the same in black; `quiet` has no border, and `link`
   * is underlined words among others.
   */
  variant?: "primary" | "strong" | "plain" | "quiet" | "danger" | "link" | undefined;
  /** 44 px high, or 36 where people work in dense pages. */
  size?: "usual" | "small" | undefined;
  /** As wide as what it stands in. */
  wide?: boolean | undefined;
}

/** The class of what looks like a button: for the label of a file input, too. */
export function buttonClass(look: ButtonLook, more?: string): string {
  const { variant = "plain", size = "usual", wide = false } = look;
  const names = [classes.button, classes[variant], classes[size], wide && classes.wide, more];
  return names.filter(Boolean).join(" ");
}
