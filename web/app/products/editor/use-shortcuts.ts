import { useEffect, useEffectEvent } from "react";

/**
 * Ctrl+S or Cmd+S saves, also what was typed into a field that takes it over when one goes on.
 * Enter in a line does not: it adds an entry to a list, and nobody saves half a product by it.
 */
export function useShortcuts(save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key === "Enter" && target instanceof HTMLInputElement && target.form) {
        event.preventDefault();
      }
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const active = document.activeElement;
      if (active instanceof HTMLElement) active.blur();
      // Once the form holds it.
      setTimeout(() => {
        saveNow();
        if (active instanceof HTMLElement) active.focus({ preventScroll: true });
      });
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
