import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { keptList } from "../kept-list.ts";

/** Shortcuts of a single key can be turned off (WCAG 2.1.4): who speaks to the browser types them. */
const { current, change, subscribe } = keptList<"on" | "off">({
  key: "page-keys",
  storage: () => localStorage,
});

export const setPageKeys = (on: boolean): void => change([on ? "on" : "off"]);

export const usePageKeysAreOn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current()[0] !== "off",
    () => true,
  );

/**
 * What single keys do on a page; what answers false leaves the key to the browser. Where one types a
 * letter is a letter; so it is in a dialog, and with Ctrl, Alt or Cmd.
 */
export function usePageKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const on = usePageKeysAreOn();
  const press = useEffectEvent(
    (key: string) => Object.hasOwn(keys, key) && keys[key]?.() !== false,
  );
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("dialog[open], [role=dialog]")) return;
      if (press(event.key)) event.preventDefault();
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

/** Presses the button of the page that says with `aria-keyshortcuts` that the key is its own. */
export function pressButtonOf(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  button?.click();
  return button !== null;
}
