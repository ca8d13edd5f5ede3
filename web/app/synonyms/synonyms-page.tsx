import { synonymRelations } from "@neroli/contract/enumerations/synonyms.ts";
import type { Synonym } from "@neroli/contract/synonyms/schema.ts";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { saveFile } from "../kernel/save-file.ts";
import { useTableState } from "../kernel/table-state.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/synonyms-page";
import { LoadDialog } from "./load-dialog.tsx";
import { MissedDialog } from "./missed-dialog.tsx";
import { NameChips } from "./name-chips.tsx";
import { SynonymDialog } from "./synonym-dialog.tsx";
import classes from "./synonyms.module.css";
import { useLanguageNames } from "./use-language-names.ts";
import { useRemoveSynonym } from "./use-synonym-form.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "synonyms.title");

/** What is open over the list: a group, the form of a new one, lines of many, or what nobody found. */
type Open = { synonym: Synonym | null; words?: string } | "lines" | "missed" | null;

/** Names that mean the same, by which products are found. */
export default function SynonymsPage() {
  const t = useT();
  const [open, setOpen] = useState<Open>(null);
  const create = () => setOpen({ synonym: null });
  return (
    <WorkPage
      title={t("synonyms.title")}
      lead={t("synonyms.lead")}
      tools={
        <>
          <ExportButton />
          <Button size="small" onClick={() => setOpen("missed")}>
            {t("synonyms.missed")}
          </Button>
          <Button size="small" onClick={() => setOpen("lines")}>
            {t("synonyms.load")}
          </Button>
          <Button variant="primary" size="small" onClick={create}>
            {t("synonyms.new")}
          </Button>
        </>
      }
    >
      <SynonymsTable onCreate={create} onEdit={(synonym) => setOpen({ synonym })} />
      {open === "lines" && <LoadDialog onClose={() => setOpen(null)} />}
      {open === "missed" && (
        <MissedDialog
          onAdd={(words) => setOpen({ synonym: null, words })}
          onClose={() => setOpen(null)}
        />
      )}
      {open && typeof open === "object" && (
        <SynonymDialog {...open} onClose={() => setOpen(null)} />
      )}
    </WorkPage>
  );
}

/** All groups as lines, which can be changed and loaded again. */
function ExportButton() {
  const t = useT();
  const taking = useMutation({
    mutationFn: async () => saveFile((await api("GET /synonyms/export")) as Blob, "synonyms.txt"),
    onError: (error) => tellFailure(error, t),
  });
  return (
    <Button size="small" loading={taking.isPending} onClick={() => taking.mutate()}>
      {t("synonyms.export")}
    </Button>
  );
}

const useSynonyms = (query: Record<string, string>) =>
  useQuery({
    queryKey: ["synonyms", "list", query],
    queryFn: ({ signal }) => api("GET /synonyms", { query, signal }),
    placeholderData: keepPreviousData,
  });

const firstOf = ({ names }: Synonym): string => names[0]?.text ?? "";

function SynonymsTable(props: { onCreate: () => void; onEdit: (synonym: Synonym) => void }) {
  const t = useT();
  const columns = useColumns();
  const remove = useRemoveSynonym();
  const state = useTableState({
    filters: ["names__icontains", "relation__eq", "language__eq"],
    sort: "name",
    size: 50,
  });
  const found = useSynonyms(state.query);
  const filtered = Object.keys(state.filters).length > 0;
  const actions = (synonym: Synonym): readonly RowAction[] => [
    { label: t("synonyms.edit"), onSelect: () => props.onEdit(synonym) },
    { label: t("synonyms.remove"), danger: true, onSelect: () => remove(synonym) },
  ];
  return (
    <DataTable
      label={t("synonyms.title")}
      columns={columns}
      keyOf={({ id }) => id}
      rowLabel={firstOf}
      list={state}
      found={found}
      empty={
        filtered
          ? { title: t("synonyms.none"), text: "" }
          : {
              title: t("synonyms.empty.title"),
              text: t("synonyms.empty.text"),
              action: (
                <Button size="small" onClick={props.onCreate}>
                  {t("synonyms.new")}
                </Button>
              ),
            }
      }
      rowActions={actions}
    />
  );
}

const languagesOf = (names: Synonym["names"]) => [
  ...new Set(names.flatMap(({ language }) => language ?? [])),
];

function useColumns(): readonly Column<Synonym>[] {
  const t = useT();
  const [, ...languages] = useLanguageNames();
  const relations = synonymRelations.map((value) => ({
    value,
    label: t(`synonyms.relation.${value}`),
  }));
  return [
    {
      key: "names",
      title: t("synonyms.column.names"),
      sort: "name",
      filter: { kind: "text", name: "names__icontains" },
      render: ({ names, leads_to }) => (
        <>
          <NameChips names={names} />
          {leads_to.length > 0 && <NameChips label={t("synonyms.leads-to")} names={leads_to} />}
        </>
      ),
    },
    {
      key: "relation",
      title: t("synonyms.relation"),
      hideBelow: "sm",
      filter: { kind: "choice", name: "relation__eq", options: relations },
      render: ({ relation }) => t(`synonyms.relation.${relation}`),
    },
    {
      key: "languages",
      title: t("synonyms.column.languages"),
      hideBelow: "sm",
      filter: { kind: "choice", name: "language__eq", options: languages },
      render: ({ names, leads_to }) => (
        <span className={classes.language}>{languagesOf([...names, ...leads_to]).join(" ")}</span>
      ),
    },
    {
      key: "updated_at",
      title: t("synonyms.column.changed"),
      sort: "updated_at",
      hideBelow: "md",
      render: ({ updated_at }) => formatDay(updated_at),
    },
  ];
}
