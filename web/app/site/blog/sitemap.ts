import { links } from "@neroli/contract/access/links.ts";
import { addressesByLanguage } from "@neroli/contract/kernel/page-language.ts";
import { onlyHere } from "../../kernel/only-here.ts";
import { pageServices } from "../../kernel/page-services.ts";
import { requestLanguage } from "../../language/request-language.ts";
import type { Route } from "./+types/sitemap";
import { readArticles } from "./read-articles.ts";

/** The articles for search engines, each in its languages: a part of the sitemap (server, site). */
export async function loader({ request, context }: Route.LoaderArgs) {
  onlyHere(context);
  const { origin } = context.get(pageServices);
  const articles = await readArticles(requestLanguage(request));
  const entries = articles.map(({ key, published }) => {
    const address = `${origin}${links.article(key)}`;
    const others = addressesByLanguage(address).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return `<url><loc>${address}</loc><lastmod>${published}</lastmod>${others.join("")}</url>`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  return new Response(sitemap, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
