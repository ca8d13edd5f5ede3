import { type RefObject, useEffect, useState } from "react";

/**
 * Whether something is out of sight: `above` once one has scrolled past it, `below` while one has not
 * come to it yet.
 */
export function useWhereGone(element: RefObject<HTMLElement | null>): "above" | "below" | null {
  const [gone, setGone] = useState<"above" | "below" | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const height = getComputedStyle(document.documentElement).getPropertyValue("--bar-height");
    const bar = Number.parseInt(height, 10) || 0;
    const look = (entries: IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (!last) return;
      const where = last.boundingClientRect.top < bar ? "above" : "below";
      setGone(last.isIntersecting ? null : where);
    };
    const sight = new IntersectionObserver(look, { rootMargin: `-${bar}px 0px 0px` });
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  return gone;
}
