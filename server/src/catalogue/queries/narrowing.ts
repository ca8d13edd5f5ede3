import type { Content } from "@neroli/contract/catalogue/content-values.ts";
import type { FoundInterval } from "@neroli/contract/catalogue/endpoints.ts";
import { productIntervals } from "@neroli/contract/catalogue/facets.ts";
import { isInciFamily } from "@neroli/contract/catalogue/inci-families.ts";
import type { Interval } from "@neroli/contract/catalogue/interval-values.ts";
import { type Offering, offerings } from "@neroli/contract/enumerations/products.ts";
import { productField } from "@neroli/contract/products/fields.ts";
import { intervalFieldsOf } from "@neroli/contract/products/search-fields.ts";
import type { ContentCondition, SearchResult } from "@neroli/search/index-types.ts";
import { plainInci } from "../indexed/inci-names.ts";
import { quantityUnit } from "../indexed/to-contents.ts";

type IntervalsQuery = { [K in (typeof productIntervals)[number]]?: Interval | undefined };

export type NarrowingQuery = IntervalsQuery & {
  contains?: readonly Content[] | undefined;
  without?: readonly Content[] | undefined;
};

/** The address's filters by contents and numbers, as the index takes them. */
export function readNarrowing(asked: NarrowingQuery) {
  const { contains = [], without = [] } = asked;
  const intervals = Object.fromEntries(
    productIntervals.flatMap((key) => {
      const { min = null, max = null } = asked[key] ?? {};
      if (min === null && max === null) return [];
      return [
        [key, { min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY }],
      ];
    }),
  );
  return {
    contains: contains.map(toWanted),
    without: without.map(toWanted),
    intervals,
    marks: marksOf(without),
    count_intervals: true,
  };
}

function toWanted({ kind, value }: Content): ContentCondition {
  if (kind === "cas")
    return { group: kind, values: [value.replace(/[\u2010-\u2015\u2212]/g, "-")] };
  if (kind === "countries") return { group: kind, values: [value.toUpperCase()] };
  if (kind !== "inci") return { group: kind, values: [value] };
  const family = value.toLowerCase();
  return isInciFamily(family)
    ? { group: "families", values: [family] }
    : { group: "inci", values: [plainInci(value)] };
}

/** Fields that must be known before one can say that something is not in a product. */
const marksOf = (without: readonly Content[]): ContentCondition[] =>
  (["inci", "cas"] as const).flatMap((kind) =>
    without.some((content) => content.kind === kind)
      ? [{ group: "disclosed", values: [kind] }]
      : [],
  );

/** A service is made of nothing. */
export const isUndisclosed = (offering: Offering, marks: readonly boolean[] | undefined): boolean =>
  offering !== "SERVICES" && (marks ?? []).includes(false);

const intervalsOf = Object.fromEntries(
  offerings.map((offering) => [offering, intervalFieldsOf(offering)]),
) as Record<Offering, ReturnType<typeof intervalFieldsOf>>;

/** The numbers that an offering's products have, in the registry's order. */
export const presentIntervals = (
  counted: SearchResult["intervals"],
  { offering, asked }: { offering: Offering; asked: NarrowingQuery },
): FoundInterval[] =>
  intervalsOf[offering].flatMap((group) => {
    const found = counted[group];
    if (!found) return [];
    const { type, unit } = productField(group);
    const wanted = productIntervals.find((key) => key === group);
    const { min = null, max = null } = (wanted && asked[wanted]) ?? {};
    return [
      {
        group,
        unit: type === "quantity" ? quantityUnit : (unit ?? null),
        ...found,
        selected: min === null && max === null ? null : { min, max },
      },
    ];
  });
