import { type MouseEvent, useEffect, useRef } from "react";
import { Pager, type PagerProps } from "./pager.tsx";

/** `replace`: in place of the address before, to which nobody goes back. */
export type Follow = (href: string, how?: { replace: boolean }) => void;

interface ListPagerProps extends Pick<PagerProps, "page" | "pages" | "hrefOf"> {
  /** Shows what stands at an address of `hrefOf` without leaving the page. */
  onFollow: Follow;
}

/** The pager of a list that changes in place, and keeps the focus where it was. */
export function ListPager({ onFollow, ...pager }: ListPagerProps) {
  const { page, pages, hrefOf } = pager;
  // Beyond the end, as where a list has become shorter than a link to it: the last page is shown.
  const beyond = pages > 0 && page >= pages ? hrefOf(pages - 1) : null;
  useEffect(() => {
    if (beyond !== null) onFollow(beyond, { replace: true });
  });
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest("a")?.getAttribute("href");
    if (!href || opensElsewhere(event)) return;
    event.preventDefault();
    onFollow(href);
  };
  return <Pager {...pager} ref={useKeptFocus(pager.page)} onClick={follow} />;
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
