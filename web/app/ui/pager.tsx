import type { MouseEventHandler, Ref } from "react";
import { useT } from "../language/phrases.tsx";
import { Icon } from "./icon.tsx";
import classes from "./pager.module.css";

export interface PagerProps {
  /** The page that is shown, from 0. */
  page: number;
  /** How many there are; with fewer than two nothing is shown. */
  pages: number;
  /** The address of a page: that of a list always stands in the address. */
  hrefOf: (page: number) => string;
  /** For `ListPager`, which changes the page in place. */
  onClick?: MouseEventHandler;
  ref?: Ref<HTMLElement>;
}

/**
 * Links to the pages of a list: one back, the first, those around this one, the last, one on. They
 * work without script; where a list changes in place, `ListPager` stands for it.
 */
export function Pager({ page, pages, hrefOf, onClick, ref }: PagerProps) {
  const t = useT();
  if (pages < 2) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click
    <nav ref={ref} className={classes.pager} aria-label={t("catalogue.pages")} onClick={onClick}>
      {page > 0 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={t("catalogue.pages.previous")}>
          <Icon name="back" />
        </a>
      )}
      <ol>
        {around(page, pages).map((each, at, all) => (
          <li key={each} data-gap={at > 0 && each - (all[at - 1] ?? 0) > 1 ? "" : undefined}>
            <a
              href={hrefOf(each)}
              aria-label={t("catalogue.pages.number", { number: each + 1 })}
              aria-current={each === page ? "page" : undefined}
            >
              {each + 1}
            </a>
          </li>
        ))}
      </ol>
      {page < pages - 1 && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t("catalogue.pages.next")}>
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
