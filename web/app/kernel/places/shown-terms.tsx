import type { EventTerms } from "@neroli/contract/portals/terms.ts";
import { useT } from "../../language/phrases.tsx";
import classes from "./shown-terms.module.css";

/** The terms of a portal or exhibition as they are accepted, in a frame that is scrolled. */
export function ShownTerms({ event, terms }: { event: string; terms: EventTerms }) {
  const t = useT();
  const { version, language, text } = terms;
  return (
    <section
      className={classes.frame}
      aria-label={t("registration.event-terms.shown", { event, version })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is reached by keyboard
      tabIndex={0}
    >
      <strong>{t("registration.event-terms.shown", { event, version })}</strong>
      <div lang={language} className={classes.text}>
        {text}
      </div>
    </section>
  );
}
