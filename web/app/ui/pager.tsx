import { type MouseEvent, useEffect, useRef } from "react";
import { useT } from "../language/phrases.tsx";
import { Icon } from "./icon.tsx";
import classes from "./pager.module.css";

interface PagerProps {
  /** The page that is shown, from 0. */
  page: number;
  /** How many there are; with fewer than two nothing is shown. */
  pages: number;
  /** The address of a page. With it the pager is made of links, which work without script. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Shows a page in place. Without it a link is followed; without `hrefOf` there are buttons. */
  onPage?: ((page: number) => void) | undefined;
}

/** The ways to the pages of a list: one back, the first, those around this one, the last, one on. */
export function Pager({ page, pages, ...ways }: PagerProps) {
  const t = useT();
  const nav = useKeptFocus(page);
  if (pages < 2) return null;
  return (
    <nav ref={nav} className={classes.pager} aria-label={t("catalogue.pages")}>
      {page > 0 && <Way {...ways} to={page - 1} rel="prev" label={t("catalogue.pages.previous")} />}
      <ol>
        {around(page, pages).map((each, at, all) => (
          <li key={each} data-gap={at > 0 && each - (all[at - 1] ?? 0) > 1 ? "" : undefined}>
            <Way
              {...ways}
              to={each}
              current={each === page}
              label={t("catalogue.pages.number", { number: each + 1 })}
            />
          </li>
        ))}
      </ol>
      {page < pages - 1 && (
        <Way {...ways} to={page + 1} rel="next" label={t("catalogue.pages.next")} />
      )}
    </nav>
  );
}

interface WayProps extends Pick<PagerProps, "hrefOf" | "onPage"> {
  to: number;
  label: string;
  /** Of the two arrows; the others show their number. */
  rel?: "prev" | "next";
  current?: boolean;
}

function Way({ to, label, rel, current, hrefOf, onPage }: WayProps) {
  const shown = rel ? <Icon name={rel === "prev" ? "back" : "on"} /> : to + 1;
  const named = { "aria-label": label, "aria-current": current ? ("page" as const) : undefined };
  if (!hrefOf) {
    return (
      <button type="button" {...named} onClick={() => onPage?.(to)}>
        {shown}
      </button>
    );
  }
  const inPlace = (event: MouseEvent) => {
    if (!onPage || opensElsewhere(event)) return;
    event.preventDefault();
    onPage(to);
  };
  return (
    <a href={hrefOf(to)} rel={rel} {...named} onClick={inPlace}>
      {shown}
    </a>
  );
}

/** In another tab or window, or as a file: that is the browser's. */
const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** On the last page the way on is gone: whoever had it in focus goes on at the page's number. */
function useKeptFocus(page: number) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement !== document.body) return;
    nav.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [page]);
  return nav;
}

const around = (page: number, pages: number): number[] =>
  [...new Set([0, page - 1, page, page + 1, pages - 1])].filter(
    (each) => each >= 0 && each < pages,
  );
