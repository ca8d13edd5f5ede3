import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { MetaDescriptor } from "react-router";
import { words } from "../language/phrases.tsx";
import { productKind } from "./search-kinds.ts";
import type { FoundProducts } from "./search-load.ts";
import { searchMeta } from "./search-meta.ts";

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
  loaderData: FoundProducts | undefined;
}

export const productSearchMeta =
  (offering: Offering) =>
  ({ matches, location, loaderData }: MetaArgs): MetaDescriptor[] =>
    searchMeta({
      matches,
      location,
      found: loaderData,
      kind: productKind,
      title: (t) => words(t, "offerings", offering),
      description: (t) => words(t, "catalogue.description", offering),
      items: (loaderData?.content ?? []).map(({ name, key }) => ({
        name,
        path: links.product(offering, key),
      })),
    });
