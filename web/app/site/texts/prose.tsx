import { escaped } from "./escaped.ts";
import classes from "./prose.module.css";

/** The body of a text. Whatever has a value in it is filled in where it stands in braces. */
export function Prose({ html, values }: { html: string; values?: Record<string, string> }) {
  const filled = html.replace(/\{(\w+)\}/g, (whole, name) => escaped(values?.[name] ?? whole));
  return (
    <div
      className={classes.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of files of this project at build time
      dangerouslySetInnerHTML={{ __html: filled }}
    />
  );
}
