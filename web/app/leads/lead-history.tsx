import { links } from "@neroli/contract/access/links.ts";
import { type LeadDeed, leadDeeds } from "@neroli/contract/enumerations/leads.ts";
import type { Lead, LeadDeedLine } from "@neroli/contract/leads/schema.ts";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { QueryStates } from "../kernel/query-states.tsx";
import { withState } from "../kernel/table-state.ts";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { FilterBar, FilterChoice } from "../ui/filter-bar.tsx";
import layout from "../ui/layout.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { useHistory } from "./lead-queries.ts";

/** What a lead did, the newest first. */
export function LeadHistory({ lead }: { lead: Lead }) {
  const t = useT();
  const [deed, setDeed] = useState<LeadDeed | "">("");
  const [page, setPage] = useState(0);
  const history = useHistory(lead.id, { page: String(page), ...(deed && { deed__eq: deed }) });
  return (
    <section className={layout.close} aria-label={t("leads.history")}>
      <h3>{t("leads.history")}</h3>
      <FilterBar label={t("leads.history")}>
        <FilterChoice
          {...{ label: t("leads.deed"), all: t("leads.all"), value: deed }}
          choices={leadDeeds.map((value) => ({ value, label: t(`leads.deed.${value}`) }))}
          onChange={(chosen) => {
            setDeed(chosen as LeadDeed | "");
            setPage(0);
          }}
        />
      </FilterBar>
      <QueryStates
        query={history}
        isEmpty={({ total_elements }) => total_elements === 0}
        empty={<p>{t("leads.history.none")}</p>}
      >
        {({ content, total_pages }) => (
          <>
            <ol className={layout.list}>
              {content.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines that may be the same
                <li key={`${line.happened_at} ${at}`}>
                  <DeedLine line={line} />
                </li>
              ))}
            </ol>
            <ListPager
              page={page}
              pages={total_pages}
              hrefOf={(wanted) => `#${wanted}`}
              onFollow={(href) => setPage(Number(href.slice(1)))}
            />
          </>
        )}
      </QueryStates>
    </section>
  );
}

function DeedLine({ line }: { line: LeadDeedLine }) {
  const t = useT();
  const [params] = useSearchParams();
  const { happened_at, deed, product, document, place } = line;
  return (
    <>
      <span className={layout.soft}>{formatTime(happened_at)}</span> {t(`leads.deed.${deed}`)}
      {product && (
        <>
          {": "}
          <Link className={layout.link} to={links.product(product.offering, product.key)}>
            {product.name}
          </Link>{" "}
          <Link
            className={layout.soft}
            to={`?${withState(params, { product__eq: product.key, page: "" })}`}
          >
            {t("leads.product.only")}
          </Link>
        </>
      )}
      {[document, place].filter(Boolean).map((said) => (
        <span key={said} className={layout.soft}>
          {" "}
          · {said}
        </span>
      ))}
    </>
  );
}
