import { links } from "@neroli/contract/access/links.ts";
import type { scanEndpoints } from "@neroli/contract/scans/endpoints.ts";
import { mostRating } from "@neroli/contract/scans/limits.ts";
import type { ScannedEvent } from "@neroli/contract/scans/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import { api } from "../kernel/client.ts";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useTableState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { DataTable } from "../ui/data-table.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { EmptyState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/scans-page";
import { ExportButton } from "./export-button.tsx";
import { useScanColumns } from "./scan-columns.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "scans.title");

/** What a company's people noted at its exhibitions; support chooses the company. */
export default function ScansPage() {
  const t = useT();
  const { company, support, pick } = useManagedCompany();
  const events = useQuery({
    queryKey: ["scans", "events", company?.key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/scans", {
        params: { companyKey: company?.key ?? "" },
        signal,
      }),
    enabled: company !== null,
  });
  return (
    <WorkPage title={t("scans.title")} lead={t("scans.lead")}>
      {support && (
        <CompanyPicker
          label={t("scans.company")}
          placeholder={t("scans.company.placeholder")}
          value={company}
          onChange={pick}
        />
      )}
      {company && (
        <QueryStates
          query={events}
          isEmpty={({ content }) => content.length === 0}
          empty={<EmptyState title={t("scans.none")} text={t("scans.none.text")} />}
        >
          {({ content }) => <Noted company={company.key} events={content} scans={!support} />}
        </QueryStates>
      )}
    </WorkPage>
  );
}

type ScansQuery = z.input<
  (typeof scanEndpoints)["GET /companies/:companyKey/events/:event/scans"]["query"]
>;

const filters = ["search", "rating__gte", "visitor__eq"];
const least = Array.from({ length: mostRating }, (_, at) => at + 1);

interface NotedProps {
  company: string;
  events: readonly ScannedEvent[];
  /** Of the company: somebody who scans. */
  scans: boolean;
}

function Noted({ company, events, scans }: NotedProps) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const asked = params.get("event");
  const event = events.find(({ key }) => key === asked) ?? events[0];
  const state = useTableState({ filters, sort: "-scanned_at" });
  const query = state.query as ScansQuery;
  const eventKey = event?.key ?? "";
  const found = useQuery({
    queryKey: ["scans", company, eventKey, query],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/events/:event/scans", {
        params: { companyKey: company, event: eventKey },
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const columns = useScanColumns({ company, event: eventKey });
  const filtered = Object.keys(state.filters).length > 0;
  const choose = (key: string) =>
    setParams((before) => {
      const company = before.get("company");
      return { ...(company && { company }), event: key };
    });
  return (
    <>
      <FilterBar label={t("scans.title")}>
        <ChoiceField
          label={t("scans.exhibition")}
          labelHidden
          value={eventKey}
          choices={events.map(({ key, name, scans }) => ({
            value: key,
            label: t("scans.exhibition.with", { name, scans }),
          }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <SearchField
          label={t("scans.search")}
          placeholder={t("scans.search")}
          value={state.filters.search ?? ""}
          onSearch={(words) => state.setFilter("search", words)}
        />
        <ChoiceField
          label={t("scans.column.rating")}
          labelHidden
          value={state.filters.rating__gte ?? ""}
          choices={[
            { value: "", label: t("scans.column.rating") },
            ...least.map((count) => ({
              value: String(count),
              label: t("scans.stars.least", { count }),
            })),
          ]}
          onChange={({ currentTarget }) => state.setFilter("rating__gte", currentTarget.value)}
        />
        <ExportButton {...{ company, event: eventKey, filters: state.filters, format: "csv" }} />
        <ExportButton {...{ company, event: eventKey, filters: state.filters, format: "xlsx" }} />
        {scans && (
          <a
            href={links.scanDevice(eventKey)}
            data-document
            className={buttonClass({ size: "small", variant: "strong" })}
          >
            {t("scans.device.title")}
          </a>
        )}
      </FilterBar>
      <DataTable
        label={t("scans.title")}
        columns={columns}
        keyOf={({ id }) => id}
        rowLabel={({ visitor, read }) => visitor?.name ?? read}
        list={state}
        found={found}
        empty={{
          title: t(filtered ? "scans.empty.filtered" : "scans.empty"),
          text: filtered ? "" : t("scans.empty.text"),
          ...(filtered && {
            action: (
              <Button size="small" onClick={state.reset}>
                {t("scans.clear")}
              </Button>
            ),
          }),
        }}
      />
    </>
  );
}
