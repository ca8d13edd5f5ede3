import type { ReactNode } from "react";
import classes from "./card.module.css";

interface CardProps {
  /** Its heading and accessible name. */
  title: string;
  /** The anchor that an index of the page leads to. */
  id?: string | undefined;
  /** Says the title to screen readers alone. */
  titleHidden?: boolean;
  /** Where the title leads. */
  href?: string;
  /** At the end of the title's line. */
  tools?: ReactNode;
  /** Where the card stands in the outline of the page. */
  level?: 2 | 3;
  /** "nav" for the links of a page, "article" for one of several things. */
  as?: "section" | "nav" | "article";
  /** As wide as the whole grid of cards that it stands in. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A part of a page in a box with a hairline. */
export function Card({
  title,
  id,
  titleHidden,
  href,
  tools,
  level = 2,
  as: Box = "section",
  wide,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <Box id={id} className={classes.card} data-wide={wide || undefined} aria-label={title}>
      {!titleHidden && (
        <header>
          <Heading>{href ? <a href={href}>{title}</a> : title}</Heading>
          {tools}
        </header>
      )}
      {children}
    </Box>
  );
}

/** What a note is about: told for information, worth a look, wrong, or done. */
export type Tone = "plain" | "warning" | "bad" | "good";

interface NoteProps {
  tone?: Tone;
  /** Read out as soon as it appears. */
  urgent?: boolean;
  /** What can be done about it, at the end. */
  action?: ReactNode;
  children: ReactNode;
}

/** A sentence that stands out above what it is about. */
export function Note({ tone = "plain", urgent, action, children }: NoteProps) {
  return (
    <div className={classes.note} data-tone={tone} role={urgent ? "alert" : undefined}>
      <div>{children}</div>
      {action}
    </div>
  );
}
