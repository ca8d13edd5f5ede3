import { annexes } from "@neroli/contract/enumerations/law.ts";
import type { lawEndpoints } from "@neroli/contract/law/endpoints.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../kernel/client.ts";
import { useTableState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { FilterBar, FilterChoice } from "../ui/filter-bar.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { sayEntry, useEntryColumns } from "./entry-columns.tsx";
import { useAnnexChoices } from "./use-annex-choices.ts";

type EntriesQuery = z.input<(typeof lawEndpoints)["GET /law/entries"]["query"]>;

const options = {
  filters: ["annex__eq", "words"],
  choices: { annex__eq: annexes },
  sort: "annex",
  size: 25,
};

/** The entries of all annexes, found by a name or a number. */
export function EntriesTable() {
  const t = useT();
  const columns = useEntryColumns();
  const choices = useAnnexChoices();
  const state = useTableState(options);
  // What nobody may type into the address is refused by the API.
  const query = state.query as EntriesQuery;
  const found = useQuery({
    queryKey: ["law", "entries", query],
    queryFn: ({ signal }) => api("GET /law/entries", { query, signal }),
    placeholderData: keepPreviousData,
  });
  const { filters, setFilter } = state;
  return (
    <>
      <FilterBar label={t("law.entries")}>
        <SearchField
          label={t("law.search")}
          placeholder={t("law.search.example")}
          value={filters.words ?? ""}
          onSearch={(words) => setFilter("words", words)}
        />
        <FilterChoice
          label={t("law.annex")}
          all={t("law.annex.all")}
          value={filters.annex__eq}
          choices={choices}
          onChange={(annex) => setFilter("annex__eq", annex)}
        />
      </FilterBar>
      <DataTable
        label={t("law.entries")}
        columns={columns}
        keyOf={(entry) => `${sayEntry(entry)} ${entry.part}`}
        rowLabel={({ name }) => name}
        list={state}
        found={found}
        empty={
          Object.keys(filters).length > 0
            ? { title: t("law.none.title"), text: t("law.none.text") }
            : { title: t("law.empty.title"), text: t("law.empty.text") }
        }
      />
    </>
  );
}
