import { type RefObject, useEffect, useRef } from "react";

/**
 * A link that takes a filter away goes with it: the focus then moves on to what stands in its place,
 * and to the count of results where nothing is left there. What stays keeps the focus by itself.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>, mark: string): void {
  const last = useRef<{ list: Element | null; at: number } | null>(null);
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      const item = (target as Element).closest("li");
      const list = item?.parentElement ?? null;
      last.current = { list, at: item && list ? [...list.children].indexOf(item) : 0 };
    };
    element.addEventListener("focusin", remember);
    return () => element.removeEventListener("focusin", remember);
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says that another search is shown
  useEffect(() => {
    const before = last.current;
    if (!before || (document.activeElement && document.activeElement !== document.body)) return;
    last.current = null;
    const items = before.list?.isConnected ? [...before.list.children] : [];
    const item = items[Math.min(before.at, items.length - 1)];
    const target =
      item?.querySelector<HTMLElement>("a, button") ??
      page.current?.querySelector<HTMLElement>("[data-count]");
    target?.focus({ preventScroll: true });
  }, [mark, page]);
}
