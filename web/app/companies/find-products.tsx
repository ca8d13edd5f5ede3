import { links } from "@neroli/contract/access/links.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useWithin } from "../kernel/within.ts";
import { useT, words } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Skeleton } from "../ui/states.tsx";

/** What is searched for among the products of the company stands in the address. */
export const findParameter = "find";
const shown = "8";

/** Searches the products of one company on its own page. */
export function FindProducts({ company }: { company: Company }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const find = params.get(findParameter) ?? "";
  const offerings = [...new Set(company.top_products.map(({ offering }) => offering))];
  if (offerings.length === 0) return null;
  const label = t("company-page.find", { name: company.name });
  const search = (typed: string) => {
    const next = new URLSearchParams(params);
    next.delete(findParameter);
    if (typed) next.set(findParameter, typed);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Card title={label} titleHidden>
      <search aria-label={label}>
        <SearchField alone label={label} placeholder={label} value={find} onSearch={search} />
      </search>
      {find !== "" &&
        offerings.map((offering) => (
          <Found key={offering} {...{ offering, find }} company={company.key} />
        ))}
    </Card>
  );
}

interface FoundProps {
  company: string;
  offering: Offering;
  find: string;
}

function Found({ company, offering, find }: FoundProps) {
  const t = useT();
  const within = useWithin();
  const wanted = { company, query: find, ...within };
  const query = useQuery({
    queryKey: ["companies", "find", offering, wanted],
    queryFn: ({ signal }) =>
      api("GET /search/products/:offering", {
        params: { offering },
        query: { ...wanted, size: shown },
        signal,
      }),
    placeholderData: (before) => before,
  });
  return (
    <QueryStates query={query} loading={<Skeleton height={40} />}>
      {({ content, total_elements: count }) => (
        <section className={layout.close} aria-label={words(t, "offerings", offering)}>
          <p className={`${layout.spread} ${layout.text}`} role="status">
            {t("company-page.found", { offering: words(t, "offerings", offering), count })}
            {count > content.length && (
              <Link className={layout.link} to={links.search(offering, wanted)}>
                {t("company-page.found.all")}
              </Link>
            )}
          </p>
          {content.length > 0 && (
            <RowList>
              {content.map(({ key, name, inci, tagline }) => (
                <Row key={key} whole>
                  <Link to={links.product(offering, key, within)}>
                    <strong>{name}</strong>
                    <span className={layout.soft}>{inci ?? tagline}</span>
                  </Link>
                </Row>
              ))}
            </RowList>
          )}
        </section>
      )}
    </QueryStates>
  );
}
