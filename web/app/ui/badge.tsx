import type { ComponentProps, ReactNode } from "react";
import classes from "./badge.module.css";
import type { Tone } from "./card.tsx";
import { Icon } from "./icon.tsx";

interface BadgeProps {
  /** Colours it; what it means is always said in words too. "strong" stands for what waits. */
  tone?: Tone | "strong";
  icon?: ReactNode;
  children: ReactNode;
}

/** A word that marks something: a state, a count, "new". */
export function Badge({ tone = "plain", icon, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

interface PillProps {
  children: ReactNode;
  /** What pressing it does, as its accessible name: "Remove the filter COSMOS". */
  label: string;
  onRemove: () => void;
}

/** A filter in use or a chosen thing, which a press takes away again. */
export function Pill({ children, label, onRemove }: PillProps) {
  return (
    <button type="button" className={classes.pill} aria-label={label} onClick={onRemove}>
      <span>{children}</span>
      <Icon name="cross" />
    </button>
  );
}

interface PillLinkProps extends ComponentProps<"a"> {
  href: string;
  label: string;
  tone?: Tone | undefined;
}

/**
 * A `Pill` where the filters stand in the address. It works without script. Names of countries in it
 * may differ between server and browser.
 */
export function PillLink({ href, label, tone, children, ...link }: PillLinkProps) {
  return (
    <a
      {...link}
      href={href}
      className={classes.pill}
      data-tone={tone}
      aria-label={label}
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{children}</span>
      <Icon name="cross" />
    </a>
  );
}
