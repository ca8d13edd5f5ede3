import { useEffect, useRef } from "react";
import classes from "./section-strip.module.css";
import { useReadSection } from "./use-read-section.ts";

interface SectionStripProps {
  /** The accessible name. */
  label: string;
  /** By the ids of their elements. */
  sections: readonly { id: string; title: string }[];
}

/**
 * The sections of a long page in a line that stays below the bars; the one that is being read is
 * marked, and kept in sight where not all have room.
 */
export function SectionStrip({ label, sections }: SectionStripProps) {
  const { read, choose } = useReadSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const link = read && strip?.querySelector(`a[href="#${CSS.escape(read)}"]`);
    if (!strip || !link) return;
    const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()];
    const before = Math.min(0, inner.left - outer.left);
    strip.scrollLeft += before || Math.max(0, inner.right - outer.right);
  }, [read]);
  return (
    <nav className={classes.strip} aria-label={label}>
      <ul ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read || undefined} onClick={() => choose(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
