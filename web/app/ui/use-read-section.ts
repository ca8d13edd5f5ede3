import { useEffect, useRef, useState } from "react";

/**
 * Which section of a page is being read, by its anchor, and a way to say that one was chosen: that
 * one is it until the reader scrolls, even where the page is too short to bring it to the top.
 */
export function useReadSection(ids: readonly string[]) {
  const all = ids.join(" ");
  const [read, setRead] = useState(ids[0]);
  /** Where the choice has led to; null while it is on its way. */
  const chosen = useRef<{ top: number | null }>(undefined);
  useEffect(() => {
    const look = () => {
      if (chosen.current && isStill(chosen.current)) return;
      chosen.current = undefined;
      setRead(sectionAtTop(all.split(" ")));
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(document.body);
    addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      removeEventListener("scroll", look);
    };
  }, [all]);
  const choose = (id: string) => {
    const choice = { top: null as number | null };
    chosen.current = choice;
    setRead(id);
    // The browser has followed the link by the second frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        choice.top = scrollY;
      }),
    );
  };
  return { read, choose };
}

const isStill = ({ top }: { top: number | null }) => top === null || Math.abs(scrollY - top) < 2;

/** Lines may begin a little below where a section's anchor brings it. */
const slack = 16;

/** The last section that has come below the bar; at the end of the page, the last one. */
function sectionAtTop(ids: readonly string[]): string | undefined {
  const end = document.documentElement.scrollHeight - innerHeight;
  if (scrollY > 0 && scrollY >= end - 2) return ids.at(-1);
  return ids.findLast(hasBegun) ?? ids[0];
}

function hasBegun(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const anchor = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  return section.getBoundingClientRect().top <= anchor + slack;
}
