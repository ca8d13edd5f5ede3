import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { MetaDescriptor } from "react-router";
import { metaT } from "../language/phrases.tsx";

type StructuredData = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

interface PageMeta {
  title: string;
  description: string;
  /** The canonical address, from the slash on. */
  path: string;
  /** Kept out of search engines: filtered lists, pages of one person. */
  hidden?: boolean;
  image?: string | null;
  /** schema.org data; gets the origin for absolute addresses. */
  structured?: (origin: string) => StructuredData;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical link and structured data of a public page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const origin = (root as { origin?: string } | undefined)?.origin ?? "";
  const address = `${origin}${page.path}`;
  const described: MetaDescriptor[] = [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:site_name", content: "Neroli" },
  ];
  if (page.image) described.push({ property: "og:image", content: `${origin}${page.image}` });
  if (page.hidden) described.push({ name: "robots", content: "noindex, follow" });
  if (page.structured) described.push({ "script:ld+json": page.structured(origin) });
  return described;
}

/** The title alone, of a page that is kept out of search engines. */
export const hiddenMeta = (matches: Matches, title: PlainPhraseKey): MetaDescriptor[] => [
  { title: `${metaT(matches)(title)} | Neroli` },
  { name: "robots", content: "noindex" },
];
