import { KeysSwitch } from "../kernel/page-keys/keys-switch.tsx";
import { usePageKeys, usePageKeysAreOn } from "../kernel/page-keys/page-keys.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import classes from "./keyboard-help.module.css";

const keys = [
  { key: "/", phrase: "search-results.keys.search" },
  { key: "f", phrase: "search-results.keys.filters" },
  { key: "j", phrase: "search-results.keys.next" },
  { key: "k", phrase: "search-results.keys.previous" },
] as const;

/** The list of shortcuts by single keys, with the switch that turns them off. */
export function KeyboardHelp() {
  const t = useT();
  const on = usePageKeysAreOn();
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
      <KeysSwitch />
    </details>
  );
}

/** "/" goes to the search box, "f" to the filters, "j" and "k" through the results. */
const useSearchKeys = (): void =>
  usePageKeys({
    // The page's own box, where it has one; else the one of the bar.
    "/": () =>
      focus(first("main [role=search] input[type=search]") ?? first("[role=search] input")),
    f: () => focus(visible("#filters summary") ?? first("[data-open-filters]")),
    j: () => focus(neighbour(1)),
    k: () => focus(neighbour(-1)),
  });

function focus(target: HTMLElement | null | undefined): boolean {
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
  return Boolean(target);
}

const first = (selector: string) => document.querySelector<HTMLElement>(selector);

const visible = (selector: string): HTMLElement | null => {
  const element = first(selector);
  return element?.checkVisibility() ? element : null;
};

/** The name of the result after or before the one that has the focus; the first to begin with. */
function neighbour(step: 1 | -1): HTMLElement | undefined {
  const hits = [...document.querySelectorAll<HTMLElement>("[data-hits] h2 a")];
  const article = document.activeElement?.closest("article");
  const at = hits.findIndex((hit) => article?.contains(hit));
  return hits[at < 0 ? 0 : at + step];
}
