import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import classes from "./keyboard-help.module.css";
import { setSearchKeys, useKeysAreOn, useSearchKeys } from "./use-search-keys.ts";

const keys = [
  { key: "/", phrase: "search-results.keys.search" },
  { key: "f", phrase: "search-results.keys.filters" },
  { key: "j", phrase: "search-results.keys.next" },
  { key: "k", phrase: "search-results.keys.previous" },
] as const;

/** The list of shortcuts by single keys, with the switch that turns them off. */
export function KeyboardHelp() {
  const t = useT();
  const on = useKeysAreOn();
  useSearchKeys();
  return (
    <details className={`${layout.soft} ${classes.help}`}>
      <summary>{t("search-results.keys")}</summary>
      <dl className={layout.line} data-off={!on || undefined}>
        {keys.map(({ key, phrase }) => (
          <div key={key} className={layout.line}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(phrase)}</dd>
          </div>
        ))}
      </dl>
      <label className={layout.line}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => setSearchKeys(event.target.checked)}
        />
        {t("search-results.keys.on")}
      </label>
    </details>
  );
}
