import { type RefObject, useLayoutEffect } from "react";

/** From what it belongs to, and from the edges of the window. */
const gap = 4;
const margin = 8;

interface Place {
  /** A popover (`popover="manual"`): nothing cuts off what lies in the browser's top layer. */
  panel: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  align: "start" | "end";
}

/** Shows it below its opener, above where there is more room, and with it when the page is scrolled. */
export function usePlaceBeside({ panel, opener, align }: Place): void {
  useLayoutEffect(() => {
    const shown = panel.current;
    if (!shown) return;
    shown.showPopover();
    const place = () => {
      if (!opener.current) return;
      const beside = opener.current.getBoundingClientRect();
      const { width, height } = shown.getBoundingClientRect();
      const fitsBelow = beside.bottom + gap + height <= innerHeight || beside.top < height + gap;
      const left = align === "end" ? beside.right - width : beside.left;
      const top = fitsBelow ? beside.bottom + gap : beside.top - gap - height;
      shown.style.top = `${Math.max(margin, Math.min(top, innerHeight - height - margin))}px`;
      shown.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
    };
    place();
    const size = new ResizeObserver(place);
    size.observe(shown);
    addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      size.disconnect();
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [panel, opener, align]);
}
