import { links } from "@neroli/contract/access/links.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT } from "../language/phrases.tsx";

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description and schema.org data of a product page; of the error page when it is refused. */
export function productMeta(args: {
  loaderData?: Product | undefined;
  matches: Matches;
}): MetaDescriptor[] {
  const { loaderData: product, matches } = args;
  const t = metaT(matches);
  if (!product) {
    return [{ title: t("shell.not-found.title") }, { name: "robots", content: "noindex" }];
  }
  const path = links.product(product.offering, product.key);
  const { inci, cas, functions, tagline, description } = product.fields;
  const facts = [tagline ?? description, inci && `INCI ${inci}`, cas && `CAS ${cas.join(", ")}`];
  const summary = facts.filter(Boolean).join(" · ").slice(0, 300);
  return pageMeta(matches, {
    title: `${product.name}, ${product.company.name} | Neroli`,
    description: summary || `${product.name}, ${product.company.name}`,
    path,
    image: product.images[0] ?? null,
    structured: (origin) => ({
      "@context": "https://schema.org",
      "@type": product.offering === "SERVICES" ? "Service" : "Product",
      name: product.name,
      url: `${origin}${path}`,
      description: summary,
      ...(functions && { category: functions.join(", ") }),
      ...(product.images.length > 0 && {
        image: product.images.map((image) => `${origin}${image}`),
      }),
      brand: { "@type": "Brand", name: product.company.name },
    }),
  });
}
