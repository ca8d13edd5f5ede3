import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../language/phrases.tsx";
import classes from "./form-page.module.css";
import { keepInSight } from "./keep-in-sight.ts";
import { useReadSection } from "./use-read-section.ts";

interface FormIndexProps {
  sections: readonly { id: string; title: string; mark?: ReactNode }[];
}

/** The sections of a long form; the one that is being read is marked. */
export function FormIndex({ sections }: FormIndexProps) {
  const t = useT();
  const { read, choose } = useReadSection(sections.map(({ id }) => id));
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!read) return;
    // Where the index is higher than the window it scrolls, or what it stands in does.
    const marked = list.current?.querySelector("[aria-current]");
    keepInSight(list.current, marked);
    keepInSight(list.current?.parentElement ?? null, marked);
  }, [read]);
  return (
    <nav ref={list} className={classes.index} aria-label={t("table.form.sections")}>
      <ul>
        {sections.map(({ id, title, mark }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read || undefined} onClick={() => choose(id)}>
              {title}
              {mark}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
