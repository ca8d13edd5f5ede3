import { links } from "@neroli/contract/access/links.ts";
import { type DocumentType, documentTypes } from "@neroli/contract/enumerations/documents.ts";
import type { EntryDocument } from "@neroli/contract/projects/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { useTableState } from "../kernel/table-state.ts";
import { formatBytes } from "../language/bytes.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table-types.ts";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";
import { paramsOf, placeOf, type ReadProject, useDeeds } from "./project-queries.ts";

/** No document of a product is of these types. */
const others: readonly DocumentType[] = ["IMAGE"];
const types = documentTypes.filter((type) => !others.includes(type));

/** The documents of a project's products; several come as one zip. */
export function DocumentsTable({ project }: { project: ReadProject }) {
  const t = useT();
  const params = paramsOf(placeOf(project));
  const deeds = useDeeds();
  const state = useTableState({
    filters: ["type__eq"],
    choices: { type__eq: types },
    sort: "product",
    size: 100,
  });
  const query: Record<string, string> = state.query;
  const found = useQuery({
    queryKey: ["projects", "documents", project.key, query],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/products/documents", {
        params,
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const fetchZip = (documents: readonly string[]) =>
    deeds.run({
      action: () =>
        api("POST /companies/:companyKey/projects/:projectKey/products/documents/downloads", {
          params,
          body: { documents: [...documents] },
        }),
      done: t("projects.documents.begun"),
    });
  const none = found.data?.total_elements === 0;
  return (
    <div className={layout.stack}>
      <div>
        <Button
          size="small"
          icon="download"
          loading={deeds.pending}
          disabledReason={none ? t("projects.documents.empty") : null}
          onClick={() => fetchZip([])}
        >
          {t("projects.documents.all")}
        </Button>
      </div>
      <DataTable
        label={t("projects.tab.documents")}
        columns={useColumns()}
        list={state}
        found={found}
        keyOf={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={{ keys: selected, onChange: setSelected }}
        bulk={
          <Button size="small" icon="download" onClick={() => fetchZip([...selected])}>
            {t("projects.documents.selected")}
          </Button>
        }
        empty={{
          title: t("projects.documents.empty"),
          text: t("projects.documents.empty.text"),
        }}
      />
    </div>
  );
}

function useColumns(): readonly Column<EntryDocument>[] {
  const t = useT();
  const language = useLanguage();
  return [
    {
      key: "name",
      title: t("projects.column.document"),
      sort: "name",
      render: ({ name, product_name, can }) => (
        <NameCell more={product_name}>
          {name} {!can.download && <Badge>{t("projects.documents.on-request")}</Badge>}
        </NameCell>
      ),
    },
    {
      key: "type",
      title: t("projects.column.type"),
      sort: "type",
      filter: {
        kind: "choice",
        name: "type__eq",
        options: types.map((value) => ({ value, label: words(t, "document-types", value) })),
      },
      render: ({ type }) => words(t, "document-types", type),
    },
    {
      key: "company",
      title: t("projects.column.supplier"),
      hideBelow: "md",
      render: ({ company }) => <a href={links.company(company.key)}>{company.name}</a>,
    },
    {
      key: "created_at",
      title: t("projects.column.uploaded"),
      sort: "created_at",
      hideBelow: "sm",
      render: ({ created_at }) => formatDay(created_at),
    },
    {
      key: "valid_until",
      title: t("projects.column.valid"),
      hideBelow: "lg",
      render: ({ valid_until, expired }) =>
        valid_until ? (
          <>
            {formatDay(valid_until)}{" "}
            {expired && <Badge tone="bad">{t("projects.documents.expired")}</Badge>}
          </>
        ) : (
          "–"
        ),
    },
    {
      key: "size",
      title: t("projects.column.size"),
      align: "end",
      hideBelow: "xl",
      render: ({ size }) => (size === null ? "–" : formatBytes(size, language)),
    },
  ];
}
