import type { Explanation, ProductHit } from "@neroli/contract/catalogue/endpoints.ts";
import type { ProductSort } from "@neroli/contract/catalogue/facets.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { type Translate, useLanguage, useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { apiQuery, hrefOf, type SearchState } from "./search-state.ts";
import classes from "./why-here.module.css";

interface WhyHereProps {
  product: ProductHit;
  offering: Offering;
  state: SearchState<ProductSort>;
}

/** Why a hit stands where it does, for support; the whole page is asked about at once. */
export function WhyHere({ product, offering, state }: WhyHereProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ["explained", offering, hrefOf(state, { page: state.page, view: null, open: [] })],
    queryFn: ({ signal }) =>
      api("GET /search/products/:offering", {
        params: { offering },
        query: { ...apiQuery(state), explain: "true" },
        signal,
      }),
    enabled: open,
  });
  const explanation = data?.content.find(({ key }) => key === product.key)?.explanation;
  return (
    <details className={classes.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("search-explain.why")}</summary>
      {explanation ? (
        <Parts explanation={explanation} />
      ) : isError || data ? (
        <p role="alert">
          {t("search-explain.failed")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("search-explain.retry")}
          </Button>
        </p>
      ) : (
        <p role="status">{t("search-explain.loading")}</p>
      )}
    </details>
  );
}

function Parts({ explanation }: { explanation: Explanation }) {
  const t = useT();
  const language = useLanguage();
  const say = (value: number) => value.toLocaleString(language, { maximumSignificantDigits: 4 });
  const { score, exactness, tier_of_rank, parts } = explanation;
  return (
    <>
      <p>
        {parts.length === 0
          ? t("search-explain.no-words")
          : t(`search-explain.exactness.${exactness}`)}
      </p>
      <p>
        {t("search-explain.score", { score: say(score) })} ·{" "}
        {t("search-explain.rank", { rank: say(tier_of_rank) })}
      </p>
      {parts.length > 0 && (
        <ul className={layout.list}>
          {parts.map(({ word, matched, field, how, weight }) => (
            <li key={`${word} ${matched} ${field}`}>
              <span>
                <strong>{word}</strong> → {matched}
              </span>
              <span>{field && fieldName(t, field)}</span>
              <span>{t(`search-explain.how.${how}`)}</span>
              <span>{say(weight)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Fields that are searched beside a product's own (server/src/catalogue/index-schema.ts). */
const besideFields = ["company", "phases", "other_names", "synonyms", "function_names"];

function fieldName(t: Translate, field: string): string {
  if (isProductFieldKey(field)) return words(t, "product-fields", field);
  return besideFields.includes(field) ? words(t, "search-explain.field", field) : field;
}
