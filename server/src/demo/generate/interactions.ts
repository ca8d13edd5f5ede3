import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import type { Interaction } from "../../interactions/commands/write-inbox.ts";
import type { DemoProduct } from "./ingredients.ts";
import { between, chance, fraction, pick } from "./pick.ts";

const days = 365;
const dayMilliseconds = 86_400_000;
const hitsOfPage = 6;

/** Where readers are, the more of them the more often. */
const countries = [
  ...["DE", "DE", "DE", "DE", "FR", "FR", "FR", "IT", "IT", "ES", "GB", "GB", "US", "US", "US"],
  ...["NL", "PL", "CH", "AT", "JP", "KR", "BR", "IN", "CN", "TR", "SE"],
];
const types: (CompanyType | null)[] = [
  ...["CONSUMER_CARE_BRAND", "CONSUMER_CARE_BRAND", "CONTRACT_MANUFACTURER"],
  ...["FORMULATION_SERVICE", "DISTRIBUTOR", "FRAGRANCE_HOUSE", "UNIVERSITY", null, null, null],
] as (CompanyType | null)[];
const nothingFound = ["bakuchiol ester", "plastic free glitter", "tallow", "rice ferment water"];
/** Those of the demonstration who agreed to be remembered, and how often a visit is one of theirs. */
const remembered = { users: ["buyer", "buyer-manager"], share: 0.06 };
/** Browsers without an account that agreed to it, and the same of them. */
const browsers = {
  visitors: Array.from({ length: 9 }, (_, at) => `5b1c9f00-0000-4000-8000-00000000000${at}`),
  share: 0.12,
};

/**
 * A year of readers up to `today`: more from month to month, few at weekends, some products liked
 * better than others. The same each time; requests and quotes are those of the demonstration.
 */
export function buildInteractions(products: readonly DemoProduct[], today: Date): Interaction[] {
  const shown = products.filter(({ trashed }) => !trashed);
  return Array.from({ length: days }, (_, back) => {
    const start = new Date(today.getTime() - back * dayMilliseconds);
    const isWeekend = start.getUTCDay() % 6 === 0;
    const visits = Math.round((14 - back / 40) * (isWeekend ? 0.3 : 1));
    return Array.from({ length: visits }, (_, visit) =>
      visitOf(shown, { seed: `visit ${back} ${visit}`, start }),
    ).flat();
  }).flat();
}

/** One reader searches, sees hits, and opens what is of interest. */
function visitOf(
  products: readonly DemoProduct[],
  { seed, start }: { seed: string; start: Date },
): Interaction[] {
  const user_key = chance(`${seed} known`, remembered.share)
    ? pick(`${seed} user`, remembered.users)
    : null;
  const reader = { user_key, ...readerOf(seed, user_key) };
  const at = (minutes: number) =>
    new Date(start.getTime() - between(`${seed} hour`, 0, 600) * 60_000 + minutes * 60_000);
  if (chance(`${seed} nothing`, 0.05)) {
    const words = pick(`${seed} words`, nothingFound);
    return [{ kind: "SEARCH_WITHOUT_RESULTS", happened_at: at(0), words, found: 0, ...reader }];
  }
  // Squared, so that the first ones are looked at most.
  const first = Math.floor(fraction(`${seed} product`) ** 2 * products.length);
  const hits = products.slice(first, first + hitsOfPage);
  const words = wordsFor(hits[0]);
  const seen = hits.map(
    (product, index): Interaction => ({
      ...{ kind: "IMPRESSION", happened_at: at(0), product_key: product.key, words, ...reader },
      rank: index + 1,
    }),
  );
  const met = new Set<string>();
  const opened = hits
    .filter((_, index) => chance(`${seed} open ${index}`, 0.3 / (index + 1)))
    .flatMap((product, index) => {
      const isFirst = !met.has(product.company_key);
      met.add(product.company_key);
      const minutes = (index + 1) * 3;
      const of = { product_key: product.key, happened_at: at(minutes), ...reader };
      const first = (isFirst ? 1 : 0) | (index === 0 ? 4 : 0);
      return [
        { kind: "DETAILS", words, rank: hits.indexOf(product) + 1, firsts: first, ...of },
        { kind: "VIEW", ...of },
        ...deeds(`${seed} ${index}`).map((kind) => ({ kind, ...of })),
      ] satisfies Interaction[];
    });
  const search = { kind: "SEARCH", happened_at: at(0), words, found: hits.length * 7, ...reader };
  return [search as Interaction, ...seen, ...opened];
}

/** From where and of what a reader is; a browser is always of the same country, and of no company. */
function readerOf(seed: string, user_key: string | null) {
  const visitor =
    user_key === null && chance(`${seed} browser`, browsers.share)
      ? pick(`${seed} visitor`, browsers.visitors)
      : null;
  const country = pick(`${visitor ?? seed} country`, countries);
  if (visitor) return { visitor, country, reader_type: null };
  return {
    country,
    reader_type: user_key ? "CONSUMER_CARE_BRAND" : pick(`${seed} type`, types),
  };
}

const shares = {
  BOOKMARK: 0.08,
  COMPARISON: 0.1,
  DOWNLOAD: 0.12,
  ADD_TO_PROJECT: 0.04,
  FORM_SAMPLE: 0.05,
  FORM_QUOTE: 0.03,
} as const satisfies Partial<Record<InteractionKind, number>>;
const deeds = (seed: string): InteractionKind[] =>
  (Object.keys(shares) as (keyof typeof shares)[]).filter((kind) =>
    chance(`${seed} ${kind}`, shares[kind]),
  );

/** What somebody would have typed to find a product: what it does, or its name. */
function wordsFor(product: DemoProduct | undefined): string {
  const [does] = product?.fields.functions ?? [];
  return (does ?? product?.fields.name ?? "").toLowerCase();
}
