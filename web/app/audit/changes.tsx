import type { AuditEntry } from "@neroli/contract/audit/endpoints.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import classes from "./audit.module.css";
import { readable } from "./change-words.ts";
import { fieldTitle } from "./field-titles.ts";

/** More than so many fields are shown when asked for: a new company has all of them. */
const shownAtOnce = 4;

/** Field by field what was and what is. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const t = useT();
  const changes = useChanges(entry);
  if (changes.length === 0) return t("audit.nothing");
  const more = changes.slice(shownAtOnce);
  return (
    <>
      <List changes={changes.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className={classes.more}>
          <summary>{t("audit.more", { count: more.length })}</summary>
          <List changes={more} />
        </details>
      )}
    </>
  );
}

interface Change {
  name: string;
  title: string;
  /** Null where the thing was not there before, or is not there any more. */
  was: string | null;
  is: string | null;
}

function useChanges({ action, before, after, names: named }: AuditEntry): Change[] {
  const t = useT();
  const speech = { t, language: useLanguage(), named };
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = names.map((name) => ({
    name,
    title: fieldTitle(t, action, name),
    was: before && readable(speech, name, before[name]),
    is: after && readable(speech, name, after[name]),
  }));
  // Of a thing that is new or gone, only what it has.
  return changes.filter(({ was, is }) => was || is);
}

function List({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className={classes.changes}>
      {changes.map(({ name, title, was, is }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{was === is ? is : <Difference {...{ was, is }} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({ was, is }: Pick<Change, "was" | "is">) {
  const t = useT();
  return (
    <>
      {was !== null && <del>{was || t("audit.nothing")}</del>}
      {was !== null && is !== null && <span aria-hidden="true"> → </span>}
      {is !== null && <ins>{is || t("audit.nothing")}</ins>}
    </>
  );
}
