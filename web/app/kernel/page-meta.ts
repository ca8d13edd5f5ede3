import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { languageParameter } from "@neroli/contract/kernel/page-language.ts";
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

const inLanguage = (address: string, language: Language) =>
  `${address}${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`;

/** The page in each language, and the address that answers in the reader's own. */
const alternates = (address: string): MetaDescriptor[] => [
  ...languages.map((language) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang: language,
    href: inLanguage(address, language),
  })),
  { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address },
];

/**
 * Title, description, canonical link, the same page in other languages, and structured data of a
 * public page.
 */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const { origin = "", addressed } = (root ?? {}) as { origin?: string; addressed?: Language };
  const plain = `${origin}${page.path}`;
  const address = addressed ? inLanguage(plain, addressed) : plain;
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
  else described.push(...alternates(plain));
  if (page.structured) described.push({ "script:ld+json": page.structured(origin) });
  return described;
}

/** The title alone, of a page that is kept out of search engines. */
export const hiddenMeta = (matches: Matches, title: PlainPhraseKey): MetaDescriptor[] => [
  { title: `${metaT(matches)(title)} | Neroli` },
  { name: "robots", content: "noindex" },
];
