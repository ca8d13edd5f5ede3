import type { Language } from "@neroli/contract/kernel/language.ts";
import { addressesByLanguage, inLanguage } from "@neroli/contract/kernel/page-language.ts";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { MetaDescriptor } from "react-router";
import { metaT } from "../language/phrases.tsx";

type StructuredData = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

interface PageMeta {
  title: string;
  description: string;
  /** The canonical address, from the slash on. */
  path: string;
  /** The page in other languages, where each has an address of its own. */
  others?: readonly { tag: string; path: string }[];
  /** Kept out of search engines: filtered lists, pages of one person. */
  hidden?: boolean;
  /** A picture of any size, such as a logo. */
  image?: string | null;
  /** What chats and networks show beside a link to it, 1,200 by 630 pixels. */
  preview?: string;
  /** schema.org data; gets the origin for absolute addresses, and what the whole is called. */
  structured?: (origin: string, name: string) => StructuredData;
}

const productName = "Neroli";

/** Of a page of the whole "… | Neroli"; at a portal's host "… · Name of the portal". */
export function titleAt(portal: Pick<PortalSettings, "name"> | null | undefined, title: string) {
  const bare = title.replace(/ \| Neroli$/, "").replace(/^Neroli ?: /, "");
  if (portal) return `${bare.charAt(0).toUpperCase()}${bare.slice(1)} · ${portal.name}`;
  return bare === title ? `${title} | ${productName}` : title;
}

interface RootData {
  origin?: string;
  addressed?: Language;
  portal?: PortalSettings | null;
}

const rootOf = (matches: Matches): RootData =>
  (matches.find((match) => match?.id === "root")?.loaderData ?? {}) as RootData;

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The page in each language, and the address that answers in the reader's own. */
const alternates = (address: string): MetaDescriptor[] =>
  addressesByLanguage(address).map(([hrefLang, href]) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href,
  }));

const alternate = (origin: string, { tag, path }: { tag: string; path: string }) => ({
  tagName: "link" as const,
  rel: "alternate",
  hrefLang: tag,
  href: `${origin}${path}`,
});

const previewOf = (address: string, alt: string): MetaDescriptor[] => [
  { property: "og:image", content: address },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:image:alt", content: alt },
  { name: "twitter:card", content: "summary_large_image" },
];

/**
 * Title, description, canonical link, the same page in other languages, and structured data of a
 * public page.
 */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const { origin = "", addressed, portal } = rootOf(matches);
  const title = titleAt(portal, page.title);
  const hidden = page.hidden || portal?.takes_sign_ups === false;
  const plain = `${origin}${page.path}`;
  const address = addressed ? inLanguage(plain, addressed) : plain;
  const described: MetaDescriptor[] = [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:site_name", content: portal?.name ?? productName },
  ];
  if (page.image) described.push({ property: "og:image", content: `${origin}${page.image}` });
  if (page.preview) described.push(...previewOf(`${origin}${page.preview}`, title));
  if (hidden) described.push({ name: "robots", content: "noindex, follow" });
  else if (page.others) described.push(...page.others.map((other) => alternate(origin, other)));
  else described.push(...alternates(plain));
  if (page.structured)
    described.push({ "script:ld+json": page.structured(origin, portal?.name ?? productName) });
  return described;
}

/** The title alone, of a page that is kept out of search engines. */
export const hiddenMeta = (matches: Matches, title: PlainPhraseKey): MetaDescriptor[] => [
  { title: titleAt(rootOf(matches).portal, metaT(matches)(title)) },
  { name: "robots", content: "noindex" },
];
