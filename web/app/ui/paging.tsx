import { Icon } from "./icon.tsx";
import classes from "./paging.module.css";

interface PagingProps {
  /** From 0. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  label: string;
  previous: string;
  next: string;
  /** The accessible name of a page's link; the number counts from 1. */
  pageLabel: (number: number) => string;
}

/** Links to the pages of a list: first, last, and those around this one. */
export function Paging({ page, pages, hrefOf, label, previous, next, pageLabel }: PagingProps) {
  if (pages < 2) return null;
  return (
    <nav className={classes.paging} aria-label={label}>
      {page > 0 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={previous} className={classes.step}>
          <Icon name="back" />
        </a>
      )}
      <ol>
        {around(page, pages).map((each, at, all) => (
          <li key={each} data-gap={at > 0 && each - (all[at - 1] ?? 0) > 1 ? "" : undefined}>
            <a
              href={hrefOf(each)}
              aria-label={pageLabel(each + 1)}
              aria-current={each === page ? "page" : undefined}
            >
              {each + 1}
            </a>
          </li>
        ))}
      </ol>
      {page < pages - 1 && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={next} className={classes.step}>
          <Icon name="on" />
        </a>
      )}
    </nav>
  );
}

const around = (page: number, pages: number): number[] =>
  [...new Set([0, page - 1, page, page + 1, pages - 1])].filter(
    (each) => each >= 0 && each < pages,
  );
