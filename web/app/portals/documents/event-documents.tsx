import { givenDocumentTypes } from "@neroli/contract/documents/schema.ts";
import type { EventAsset } from "@neroli/contract/portals/assets.ts";
import { useState } from "react";
import { documentEndings } from "../../kernel/documents/inspect-file.ts";
import { nextVersionOf, sameName } from "../../kernel/documents/next-version.ts";
import { UploadList } from "../../kernel/documents/upload-list.tsx";
import { useUploads } from "../../kernel/documents/use-uploads.ts";
import { useTableState } from "../../kernel/table-state.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { DropArea } from "../../ui/drop-area.tsx";
import { useColumns } from "./document-columns.tsx";
import { formerOf, useEveryDocument, useListedDocuments } from "./document-queries.ts";
import { useDocumentDeeds } from "./use-document-deeds.tsx";

const filters = ["name__icontains", "type__eq"] as const;

/** The documents of a portal or exhibition: added, replaced, looked at and removed. */
export function EventDocuments({ event }: { event: string }) {
  const t = useT();
  const state = useTableState({
    filters,
    choices: { type__eq: givenDocumentTypes },
    sort: "-created_at",
    size: 50,
  });
  const found = useListedDocuments(event, state.query);
  const former = (useEveryDocument(event).data ?? []).map(formerOf);
  const uploads = useUploads({ event }, "documents");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const deeds = useDocumentDeeds({ event, uploads, onRemoved: () => setSelected(new Set()) });
  const stage = (files: readonly File[]) =>
    void uploads.stage(files, ({ name }, guessed) => {
      const before = sameName(former, name);
      return before ? nextVersionOf(before, guessed) : guessed;
    });
  return (
    <>
      <DropArea
        multiple
        label={t("documents-upload.choose")}
        invitation={t("documents-upload.drop")}
        rule={t("portal-documents.rule")}
        accept={documentEndings}
        onFiles={stage}
      />
      <UploadList uploads={uploads} documents={former} />
      <DataTable
        label={t("portal-documents.title")}
        columns={useColumns(deeds.preview)}
        keyOf={({ key }) => key}
        rowLabel={({ name }: EventAsset) => name}
        list={state}
        found={found}
        rowActions={deeds.actionsOf}
        empty={useEmpty(state)}
        selection={{ keys: selected, onChange: setSelected }}
        bulk={
          <Button size="small" onClick={() => deeds.remove([...selected])}>
            {t("documents-admin.remove")}
          </Button>
        }
      />
      {deeds.dialogs}
    </>
  );
}

function useEmpty({ filters: narrowed, reset }: ReturnType<typeof useTableState>) {
  const t = useT();
  if (Object.keys(narrowed).length === 0) {
    return { title: t("portal-documents.empty.title"), text: t("portal-documents.empty.text") };
  }
  return {
    title: t("documents-admin.none"),
    text: "",
    action: (
      <Button size="small" onClick={reset}>
        {t("documents-admin.filters.clear")}
      </Button>
    ),
  };
}
