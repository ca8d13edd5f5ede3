import { links } from "@neroli/contract/access/links.ts";
import { matchPath } from "react-router";
import { loadProducts, loadSuppliers } from "../catalogue/search-load.ts";
import { loadCompany } from "../companies/load-company.ts";
import { readAhead } from "../kernel/ahead.ts";
import { api } from "../kernel/client.ts";
import type { LoadInput } from "../kernel/load.ts";
import { loadProduct } from "../products/load-product.ts";

const read =
  <Params>(path: string, load: (input: LoadInput<Params>) => Promise<unknown>) =>
  (url: URL) => {
    const match = matchPath(path, url.pathname);
    if (match) readAhead(url, () => load({ api, params: match.params as Params, url }));
    return match !== null;
  };

/** The first that fits is read. */
const pages = [
  read(links.suppliersSearch(), loadSuppliers),
  read("/:offering/search", loadProducts),
  read("/:offering/permalink/:productKey", loadProduct),
  read(links.company(":companyKey"), loadCompany),
];

/** Reads what the page at this address shows, as the page itself would. */
export const readPage = (url: URL): boolean => pages.some((page) => page(url));
