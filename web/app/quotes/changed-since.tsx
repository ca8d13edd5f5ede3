import type { QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import layout from "../ui/layout.module.css";
import { type Difference, differences } from "./differences.ts";
import classes from "./quotes.module.css";
import { useWriting } from "./use-writing.ts";

/** What a version says otherwise than the one before it. */
export function ChangedSince({ before, after }: { before: QuoteVersion; after: QuoteVersion }) {
  const writing = useWriting();
  const { t } = writing;
  const all = differences(before, after, writing);
  return (
    <section aria-label={t("quotes.changed", { version: before.version })}>
      <p className={layout.text}>
        <strong>{t("quotes.changed", { version: before.version })}</strong>
      </p>
      {all.length === 0 && <p className={layout.soft}>{t("quotes.changed.nothing")}</p>}
      <ul className={layout.bullets}>
        {all.map((each) => (
          <li key={JSON.stringify(each)}>
            <Changed difference={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changed({ difference: { line, name, before, after } }: { difference: Difference }) {
  const { t } = useWriting();
  if (line && name === null) {
    return t(before === null ? "quotes.changed.added" : "quotes.changed.removed", { name: line });
  }
  const what = [line, name ?? t("quote-file.product")].filter(Boolean).join(", ");
  return (
    <>
      {`${what}: `}
      <del className={classes.was}>{before ?? t("quotes.changed.none")}</del>
      {" → "}
      <ins>{after ?? t("quotes.changed.none")}</ins>
    </>
  );
}
