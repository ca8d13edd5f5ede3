import { links } from "@neroli/contract/access/links.ts";
import { use, useEffect, useState } from "react";
import { matchPath, PrefetchPageLinks, UNSAFE_DataRouterContext } from "react-router";

/** Pages that people go through by the dozen, one after the other. */
const pages = [
  "/:offering/search",
  "/:offering/permalink/:productKey",
  links.company(":companyKey"),
];
const productLink = 'main a[href*="/permalink/"]';

/** Milliseconds: a pointer that passes over a link does not rest on it. */
const rest = 65;

/**
 * Reads the page that a link leads to while the pointer or the focus rests on the link, or a finger
 * presses it: its data and its code are there at the click. The code of products is read once a page
 * that leads to some is at rest. Who saves data is spared all of it.
 */
export function ReadAhead() {
  const [address, setAddress] = useState<string | null>(null);
  useKnownRoutes();
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: HTMLAnchorElement | null = null;
    const readCode = (link: HTMLAnchorElement) => {
      // The router asks for what it does not know of such a page.
      link.dataset.discover = "true";
      setAddress(link.pathname + link.search);
    };
    const read = (link: HTMLAnchorElement) => {
      readCode(link);
      wanted = link;
      void import("./page-reads.ts").then(
        ({ readPage }) => wanted === link && readPage(new URL(link.href)),
        // Said at the click, if it fails then, too.
        () => {},
      );
    };
    const end = () => {
      clearTimeout(timer);
      wanted = null;
    };
    const begin = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || !leadsOn(link)) return;
      // A press gives the focus, too, and has read it.
      if (type === "focusin" && !link.matches(":focus-visible")) return;
      // A finger does not hover: it presses what it means.
      if (type === "pointerdown") read(link);
      else timer = setTimeout(() => read(link), rest);
    };
    const events = ["pointerover", "pointerdown", "focusin"] as const;
    for (const event of events) document.addEventListener(event, begin, { passive: true });
    // What is clicked is read by the page that comes, even where the code for it comes only then.
    document.addEventListener("click", end, { capture: true });
    const forget = whenAtRest(() => {
      const link = document.querySelector<HTMLAnchorElement>(productLink);
      if (link) readCode(link);
    });
    return () => {
      end();
      forget();
      for (const event of events) document.removeEventListener(event, begin);
      document.removeEventListener("click", end, { capture: true });
    };
  }, []);
  return address && <PrefetchPageLinks page={address} />;
}

/** Draws again when the router has learnt of another page, which no hook of its own tells. */
function useKnownRoutes(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [, setRoutes] = useState(router?.routes);
  useEffect(() => router?.subscribe(() => setRoutes(router.routes)), [router]);
}

function leadsOn(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return (
    link.origin === location.origin &&
    !isHere &&
    !link.target &&
    pages.some((page) => matchPath(page, link.pathname))
  );
}

/** Safari has no such callback: a second after the page has come it is at rest, too. */
function whenAtRest(work: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
