import { links } from "@neroli/contract/access/links.ts";

/**
 * The pages that tell what Neroli is for (spec 2), by the name of their text. Some have an address
 * in a second spelling; one is canonical.
 */
const stories = {
  [links.buyers()]: "buyers",
  [links.suppliers()]: "suppliers",
  [links.marketplaceSuppliers()]: "marketplace-suppliers",
  [links.marketplaceBrands()]: "marketplace-brands",
  [links.dataPlatform()]: "data-platform",
  [links.brandPortal()]: "brand-portal",
  [links.customerPortal()]: "customer-portal",
};

interface Story {
  /** The canonical address. */
  path: string;
  text: string;
}

/** The story at an address, in whichever spelling. Throws where there is none. */
export function storyAt(pathname: string): Story {
  const asked = pathname.toLowerCase().replace(/\/$/, "");
  const found = Object.entries(stories).find(([path]) => path.toLowerCase() === asked);
  if (!found) throw new Error(`No story is told at ${pathname}.`);
  return { path: found[0], text: `stories/${found[1]}` };
}
