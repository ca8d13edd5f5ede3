import type { Countries } from "@neroli/contract/analytics/schema.ts";
import { Suspense } from "react";
import { useLanguage, useT } from "../../language/phrases.tsx";
import type { CountryCount } from "../../ui/charts/chart-data.ts";
import { tableOfCountries } from "../../ui/charts/tables.ts";
import { Skeleton } from "../../ui/states.tsx";
import { ChartCard } from "../charts/chart-card.tsx";
import { latePiece } from "../late-piece.ts";
import type { AnsweredQuery } from "../query-states.tsx";
import { useAddress } from "../table-state.ts";
import type { HrefOf } from "./behind.ts";

const RegionMap = latePiece(async () => ({
  default: (await import("../../ui/charts/region-map.tsx")).RegionMap,
}));

const height = 480;

interface RegionsProps {
  query: AnsweredQuery<Countries>;
  hrefOf?: HrefOf;
}

/** From where visitors came (spec 2, visitors-per-region buckets). */
export function Regions({ query, hrefOf }: RegionsProps) {
  const words = { t: useT(), language: useLanguage() };
  const { params, put } = useAddress();
  const title = words.t("analytics.regions");
  const show = (country: string) =>
    hrefOf &&
    put(new URLSearchParams(hrefOf({ behind: "views", country }).slice(1)), { replace: false });
  return (
    <ChartCard
      wide
      title={title}
      text={words.t("analytics.regions.text")}
      query={query}
      isEmpty={({ content }) => content.length === 0}
      tableOf={(data) =>
        tableOfCountries(countsOf(data), {
          ...words,
          value: words.t("analytics.figure.visitors"),
        })
      }
      height={height}
    >
      {(data) => (
        <Suspense fallback={<Skeleton height={height} />}>
          <RegionMap
            label={title}
            counts={countsOf(data)}
            chosen={params.get("country")}
            onChoose={show}
          />
        </Suspense>
      )}
    </ChartCard>
  );
}

const countsOf = ({ content }: Countries): CountryCount[] =>
  content.map(({ country, visitors }) => ({ country, value: visitors }));
