import { links } from "@neroli/contract/access/links.ts";
import type { Download } from "@neroli/contract/downloads/schema.ts";
import { keptDays } from "@neroli/contract/downloads/schema.ts";
import { useState } from "react";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useTableState } from "../kernel/table-state.ts";
import { formatBytes } from "../language/bytes.ts";
import { formatDay, formatTime } from "../language/dates.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/downloads-page";
import { DownloadName } from "./download-name.tsx";
import { DownloadState } from "./download-state.tsx";
import { RemoveDownload } from "./remove-download.tsx";
import { useAgain, useDownloads } from "./use-downloads.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "downloads.title");

/** What was made for the reader alone: zips of documents, exports of products. */
export default function DownloadsPage() {
  const t = useT();
  const [removing, setRemoving] = useState<Download | null>(null);
  const state = useTableState({ filters: [], sort: "-created_at" });
  const found = useDownloads(state.query);
  const again = useAgain();
  const actions = (download: Download): readonly RowAction[] => [
    ...(download.can.again
      ? [{ label: t("downloads.again"), onSelect: () => again.mutate(download.key) }]
      : []),
    { label: t("downloads.remove"), danger: true, onSelect: () => setRemoving(download) },
  ];
  return (
    <WorkPage title={t("downloads.title")} lead={t("downloads.lead", { days: keptDays })}>
      <DataTable
        label={t("downloads.title")}
        columns={useColumns()}
        keyOf={({ key }) => key}
        rowLabel={({ name }) => name}
        list={state}
        found={found}
        rowActions={actions}
        empty={{
          title: t("downloads.empty.title"),
          text: t("downloads.empty.text"),
          action: (
            <ButtonLink size="small" href={links.search("INGREDIENTS")}>
              {t("downloads.empty.find")}
            </ButtonLink>
          ),
        }}
      />
      {removing && <RemoveDownload download={removing} onClose={() => setRemoving(null)} />}
    </WorkPage>
  );
}

function useColumns(): readonly Column<Download>[] {
  const t = useT();
  const language = useLanguage();
  return [
    {
      key: "name",
      title: t("downloads.column.name"),
      render: (download) => <DownloadName download={download} />,
    },
    {
      key: "state",
      title: t("downloads.column.state"),
      render: (download) => <DownloadState download={download} />,
    },
    {
      key: "size",
      title: t("downloads.column.size"),
      align: "end",
      hideBelow: "md",
      render: ({ size }) => (size === null ? "–" : formatBytes(size, language)),
    },
    {
      key: "created",
      title: t("downloads.column.created"),
      sort: "created_at",
      hideBelow: "md",
      render: ({ created_at }) => formatTime(created_at),
    },
    {
      key: "ends",
      title: t("downloads.column.ends"),
      hideBelow: "sm",
      render: ({ expires_at }) => (expires_at ? formatDay(expires_at) : "–"),
    },
  ];
}
