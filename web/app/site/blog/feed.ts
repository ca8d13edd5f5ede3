import { links } from "@neroli/contract/access/links.ts";
import { onlyHere } from "../../kernel/only-here.ts";
import { pageServices } from "../../kernel/page-services.ts";
import { requestLanguage } from "../../language/request-language.ts";
import { escaped } from "../texts/escaped.ts";
import type { Route } from "./+types/feed";
import { readArticles } from "./read-articles.ts";

/** The articles for feed readers (RFC 4287), in the language that is asked for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  onlyHere(context);
  const { origin } = context.get(pageServices);
  const language = requestLanguage(request);
  const articles = await readArticles(language);
  const entries = articles.map(({ key, title, lead, published, author }) => {
    const address = `${origin}${links.article(key)}`;
    return `<entry><id>${address}</id><title>${escaped(title)}</title><link href="${address}"/><updated>${published}T00:00:00Z</updated><author><name>${escaped(author)}</name></author><summary>${escaped(lead)}</summary></entry>`;
  });
  const updated = `${articles[0]?.published ?? "1970-01-01"}T00:00:00Z`;
  const blog = `${origin}${links.blog()}`;
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${blog}</id><title>Neroli</title><link href="${blog}"/><link rel="self" href="${origin}${links.feed()}"/><updated>${updated}</updated>${entries.join("")}</feed>
`;
  return new Response(feed, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}
