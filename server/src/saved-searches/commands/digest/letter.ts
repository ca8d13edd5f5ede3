import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { SearchParameters } from "@neroli/contract/saved-searches/search-state.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import type { Letter, LetterSection } from "../../../kernel/mail/letter.ts";
import { pageAddress } from "../../../kernel/mail/mail.ts";
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
  firstname: string;
  language: Language;
  /** Where its reader ends such mails. */
  unsubscribe: string;
  news: readonly SearchNews[];
}

/** One mail with the news of all of a person's searches. */
export function digestLetter({ firstname, language, unsubscribe, news }: Digest): Letter {
  const [first] = news;
  const subject =
    news.length === 1 && first
      ? say(language, "saved-searches.mail.subject", { name: first.name })
      : say(language, "saved-searches.mail.subject.several", { count: news.length });
  return {
    language,
    subject,
    greeting: say(language, "saved-searches.mail.greeting", { firstname }),
    lines: [say(language, "saved-searches.mail.lead")],
    sections: news.map((each) => sectionOf(language, each)),
    button: {
      label: say(language, "saved-searches.mail.open"),
      address: pageAddress(links.savedSearches()),
    },
    footer: say(language, "saved-searches.mail.footer"),
    settings: { label: say(language, "saved-searches.mail.stop"), address: unsubscribe },
  };
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
      address: pageAddress(links.search(offering, newest)),
    },
  };
}

/** For the preview. */
export const digestMailKind: MailKind = {
  name: "Saved searches: what is new",
  sample: (language) =>
    digestLetter({
      firstname: "Ada",
      language,
      unsubscribe: pageAddress(unsubscribePath("sample")),
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
