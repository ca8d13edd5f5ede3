import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, type Translate } from "../language/phrases.tsx";
import type { FoundPage } from "./found-page.ts";
import { countFilters, hrefOf, readState, type SearchKind, sizes } from "./search-state.ts";

interface MetaInput {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
  /** Absent when the search failed. */
  found: FoundPage | undefined;
  kind: SearchKind<string>;
  title: (t: Translate) => string;
  description: (t: Translate) => string;
  /** Name and address of each hit. */
  items: readonly { name: string; path: string }[];
}

/** Title, description, canonical address and the list of hits as structured data. */
export function searchMeta(input: MetaInput): MetaDescriptor[] {
  const t = metaT(input.matches);
  const state = readState(input.location, input.kind);
  const title = input.title(t);
  const heading = state.query ? t("catalogue.heading", { title, query: state.query }) : title;
  return pageMeta(input.matches, {
    title: `${heading} | Neroli`,
    description: input.description(t),
    path: hrefOf(state, {
      sort: state.defaultSort,
      size: sizes[0],
      view: null,
      open: [],
      page: state.page,
    }),
    hidden: isHidden(state, input.found),
    structured: (origin) => ({
      "@context": "https://schema.org",
      "@type": "ItemList",
      numberOfItems: input.found?.total_elements ?? 0,
      itemListElement: input.items.map(({ name, path }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        url: `${origin}${path}`,
      })),
    }),
  });
}

/** Search engines need the first page of everything, by one filter at most; the rest repeats it endlessly. */
const isHidden = (state: ReturnType<typeof readState>, found: FoundPage | undefined): boolean =>
  Boolean(found?.within) ||
  state.page > 0 ||
  countFilters(state) > (state.query ? 0 : 1) ||
  !found?.total_elements;
