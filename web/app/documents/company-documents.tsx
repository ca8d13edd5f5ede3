import { links } from "@neroli/contract/access/links.ts";
import type { Asset } from "@neroli/contract/documents/schema.ts";
import { Suspense, useRef, useState } from "react";
import { documentEndings } from "../kernel/documents/inspect-file.ts";
import { OlderVersions } from "../kernel/documents/older-versions.tsx";
import { StorageUsed } from "../kernel/documents/storage-used.tsx";
import { UploadList } from "../kernel/documents/upload-list.tsx";
import { useDocumentActions } from "../kernel/documents/use-document-actions.tsx";
import { useUploads } from "../kernel/documents/use-uploads.ts";
import { latePiece } from "../kernel/late-piece.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { RowAction } from "../ui/data-table-types.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DropArea } from "../ui/drop-area.tsx";
import layout from "../ui/layout.module.css";
import { BulkActions } from "./bulk-actions.tsx";
import { useColumns } from "./columns.tsx";
import { ExpiringFilter } from "./expiring-filter.tsx";
import { ReceiptFiles } from "./receipt-files.tsx";
import { type DocumentList, useDocumentList } from "./use-document-list.ts";

const Receipts = latePiece(() => import("./receipts-dialog.tsx"));

interface CompanyDocumentsProps {
  /** Key. */
  company: string;
  mayEdit: boolean;
}

/** The list, with what can be done with one document or many, and the way to add the company's own. */
export function CompanyDocuments({ company, mayEdit }: CompanyDocumentsProps) {
  const t = useT();
  const list = useDocumentList(company);
  const uploads = useUploads({ company, product: null }, "documents");
  const actions = useDocumentActions(company, mayEdit ? uploads : null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [unfolded, setUnfolded] = useState<Asset | null>(null);
  const [received, setReceived] = useState<Asset | null>(null);
  const known = useKnown(list.found.data?.content);
  const rowActions = (document: Asset): readonly RowAction[] => [
    ...actions.actionsOf(document),
    ...(document.versions > 1
      ? [{ label: t("documents-admin.versions.show"), onSelect: () => setUnfolded(document) }]
      : []),
    ...(mayEdit
      ? [{ label: t("documents-given.receipts.show"), onSelect: () => setReceived(document) }]
      : []),
  ];
  return (
    <>
      {mayEdit && (
        <Card title={t("documents-admin.of-company")}>
          <p className={layout.soft}>{t("documents-admin.of-company.text")}</p>
          <DropArea
            multiple
            label={t("documents-upload.choose")}
            invitation={t("documents-upload.drop")}
            rule={t("documents-upload.rule")}
            accept={documentEndings}
            onFiles={(files) => void uploads.stage(files)}
          />
        </Card>
      )}
      <StorageUsed company={company} />
      {mayEdit && <ReceiptFiles company={company} />}
      <UploadList uploads={uploads} documents={[...known.values()].filter(ofCompany)} />
      <ExpiringFilter list={list} />
      <DataTable
        label={t("documents-admin.title")}
        columns={useColumns(company, actions.preview)}
        keyOf={({ id }) => id}
        rowLabel={({ name }) => name}
        list={list.state}
        found={list.found}
        rowActions={rowActions}
        empty={useEmpty(list)}
        selection={{ keys: selected, onChange: setSelected }}
        bulk={
          <BulkActions
            company={company}
            documents={[...selected].flatMap((id) => known.get(id) ?? [])}
            mayEdit={mayEdit}
            onSettled={setSelected}
          />
        }
      />
      {actions.dialogs}
      {received && (
        <Suspense fallback={null}>
          <Receipts company={company} document={received} onClose={() => setReceived(null)} />
        </Suspense>
      )}
      {unfolded && (
        <Dialog
          size="wide"
          onClose={() => setUnfolded(null)}
          title={t("documents-admin.versions.of", { name: unfolded.name })}
        >
          <OlderVersions company={company} document={unfolded} actionsOf={actions.actionsOf} />
        </Dialog>
      )}
    </>
  );
}

const ofCompany = ({ product }: Asset) => product === null;

/** Selected rows stay known when another page or filter takes them out of sight. */
function useKnown(rows: readonly Asset[] | undefined): ReadonlyMap<string, Asset> {
  const seen = useRef(new Map<string, Asset>());
  for (const row of rows ?? []) seen.current.set(row.id, row);
  return seen.current;
}

function useEmpty({ state }: DocumentList) {
  const t = useT();
  if (Object.keys(state.filters).length > 0) {
    return {
      title: t("documents-admin.none"),
      text: "",
      action: (
        <Button size="small" onClick={state.reset}>
          {t("documents-admin.filters.clear")}
        </Button>
      ),
    };
  }
  return {
    title: t("documents-admin.empty.title"),
    text: t("documents-admin.empty.text"),
    action: (
      <ButtonLink size="small" href={links.adminProducts("INGREDIENTS")}>
        {t("documents-admin.to-products")}
      </ButtonLink>
    ),
  };
}
