import { useEffect, useSyncExternalStore } from "react";
import { keptList } from "../kernel/kept-list.ts";
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

/** Shortcuts of a single key can be turned off (WCAG 2.1.4): who speaks to the browser types them. */
const { current, change, subscribe } = keptList<"on" | "off">({
  key: "search-keys",
  storage: () => localStorage,
});

const setSearchKeys = (on: boolean): void => change([on ? "on" : "off"]);

const useKeysAreOn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current()[0] !== "off",
    () => true,
  );

/** "/" goes to the search box, "f" to the filters, "j" and "k" through the results. */
function useSearchKeys(): void {
  const on = useKeysAreOn();
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("dialog[open], [aria-modal='true']")) {
        return;
      }
      const target = targets[event.key]?.();
      if (!target) return;
      event.preventDefault();
      target.focus();
      if (target instanceof HTMLInputElement) target.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [on]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches("input, textarea, select") &&
      !target.matches("[type=checkbox], [type=radio]")));

const first = (selector: string) => document.querySelector<HTMLElement>(selector);

const targets: Record<string, () => HTMLElement | null | undefined> = {
  // The page's own box, where it has one; else the one of the bar.
  "/": () => first("main [role=search] input[type=search]") ?? first("[role=search] input"),
  f: () => visible("#filters summary") ?? first("[data-open-filters]"),
  j: () => neighbour(1),
  k: () => neighbour(-1),
};

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
