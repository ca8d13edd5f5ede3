import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { SearchParameters } from "@neroli/contract/saved-searches/search-state.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import { type LetterSection, layOut } from "../../../kernel/mail/layout.ts";
import { type Mail, pageAddress } from "../../../kernel/mail/mail.ts";
import { unsubscribePath } from "./unsubscribe-link.ts";

/** How many products are named for each search; the others are behind its link. */
const named = 10;

/** One search and the products that it has newly found. */
export interface SearchNews {
  name: string;
  offering: Offering;
  query: SearchParameters;
  products: readonly { key: string; name: string; company: { name: string } }[];
  /** There are more than these. */
  more: boolean;
}

interface Digest {
  /** The same for every attempt to send it. */
  id: string;
  email: string;
  firstname: string;
  language: Language;
  /** The secret of the link by which its reader ends such mails. */
  token: string;
  news: readonly SearchNews[];
}

/** One mail with the news of all of a person's searches. */
export function digestLetter({ id, email, firstname, language, token, news }: Digest): Mail {
  const [first] = news;
  const subject =
    news.length === 1 && first
      ? say(language, "saved-searches.mail.subject", { name: first.name })
      : say(language, "saved-searches.mail.subject.several", { count: news.length });
  const unsubscribe = pageAddress(unsubscribePath(token));
  const { text, html } = layOut({
    language,
    greeting: say(language, "saved-searches.mail.greeting", { firstname }),
    lines: [say(language, "saved-searches.mail.lead")],
    sections: news.map((each) => sectionOf(language, each)),
    button: {
      label: say(language, "saved-searches.mail.open"),
      address: pageAddress(links.savedSearches()),
    },
    footer: say(language, "saved-searches.mail.footer"),
    settings: { label: say(language, "saved-searches.mail.stop"), address: unsubscribe },
  });
  return { id, to: email, subject, text, html, unsubscribe };
}

function sectionOf(language: Language, news: SearchNews): LetterSection {
  const { name, offering, query, products, more } = news;
  const count = products.length;
  const newest = { ...query, sort: "newest" };
  return {
    title: name,
    lead: say(language, more ? "saved-searches.mail.many" : "saved-searches.mail.count", { count }),
    items: products.slice(0, named).map((product) => ({
      title: product.name,
      detail: product.company.name,
      address: pageAddress(links.product(offering, product.key)),
    })),
    all: {
      label: say(language, "saved-searches.mail.all"),
      // A portal's products alone are support's search.
      address: pageAddress(
        query.portal ? links.supportSearch(newest) : links.search(offering, newest),
      ),
    },
  };
}

/** For the preview. */
export const digestMailKind: MailKind = {
  name: "Saved searches: what is new",
  sample: (language) =>
    digestLetter({
      id: "sample",
      email: "ada@example.com",
      firstname: "Ada",
      language,
      token: "sample",
      news: [
        {
          name: "Niacinamide",
          offering: "INGREDIENTS",
          query: { query: "niacinamide" },
          products: [
            { key: "velourine-b3", name: "Velourine B3", company: { name: "Velouria Actives" } },
            { key: "niacinamide-pc", name: "Niacinamide PC", company: { name: "Haldermark" } },
          ],
          more: false,
        },
        {
          name: "Sun care",
          offering: "FORMULATIONS",
          query: { query: "sun" },
          products: [{ key: "day-shield", name: "Day Shield", company: { name: "Petal Theory" } }],
          more: false,
        },
      ],
    }),
};
