import { links } from "@neroli/contract/access/links.ts";
import { use, useEffect, useState } from "react";
import { matchPath, PrefetchPageLinks, UNSAFE_DataRouterContext, useLocation } from "react-router";

/** Pages that people go through by the dozen, one after the other. */
const productPage = "/:offering/permalink/:productKey";
const pages = ["/:offering/search", productPage, links.company(":companyKey")];

/** Milliseconds: a pointer that passes over a link does not rest on it. */
const rest = 65;

/** Addresses that the router asks for at once; the URL that names them stays below 7,680 characters. */
const mostAsked = 60;

/**
 * Reads the page that a link leads to while the pointer or the focus rests on the link, or a finger
 * presses it: its data and its code are there at the click. Once a page is at rest, the code of products
 * is read where it leads to some. Who saves data is spared all of it.
 */
export function ReadAhead() {
  const [address, setAddress] = useState<string | null>(null);
  const { key } = useLocation();
  useKnownRoutes();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    if (savesData()) return;
    return whenAtRest(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")].filter(leadsOn);
      // The router asks for each address, not for each link; for none where they are too many.
      const byAddress = new Map(links.map((link) => [link.pathname, link]));
      for (const link of [...byAddress.values()].slice(0, mostAsked)) discover(link);
      const product = links.find(({ pathname }) => matchPath(productPage, pathname));
      if (!product) return;
      setAddress(product.pathname);
      void pageReads().catch(() => {});
    });
  }, [key]);
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: HTMLAnchorElement | null = null;
    const read = (link: HTMLAnchorElement) => {
      discover(link);
      setAddress(link.pathname + link.search);
      wanted = link;
      void pageReads().then(
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
    return () => {
      end();
      for (const event of events) document.removeEventListener(event, begin);
      document.removeEventListener("click", end, { capture: true });
    };
  }, []);
  return address && <PrefetchPageLinks page={address} />;
}

const pageReads = () => import("./page-reads.ts");

/** The router does not step to an address before the server has said which pages there are near it. */
function discover(link: HTMLAnchorElement): void {
  link.dataset.discover = "true";
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
