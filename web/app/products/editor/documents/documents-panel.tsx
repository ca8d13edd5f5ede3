import { expectedDocuments } from "@neroli/contract/products/completeness.ts";
import { documentEndings } from "../../../kernel/documents/inspect-file.ts";
import { nextVersionOf, sameName } from "../../../kernel/documents/next-version.ts";
import { UploadList } from "../../../kernel/documents/upload-list.tsx";
import { useAssets } from "../../../kernel/documents/use-assets.ts";
import { useDocumentActions } from "../../../kernel/documents/use-document-actions.tsx";
import { useUploads } from "../../../kernel/documents/use-uploads.ts";
import { QueryStates } from "../../../kernel/query-states.tsx";
import { useT } from "../../../language/phrases.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import layout from "../../../ui/layout.module.css";
import { EmptyState } from "../../../ui/states.tsx";
import { useEditable } from "../editable.ts";
import { Checklist } from "./checklist.tsx";
import { DocumentsTable } from "./documents-table.tsx";

interface DocumentsPanelProps {
  /** Keys. */
  company: string;
  product: string;
}

/** A product's documents, for those who keep them. Saved by themselves, beside the form. */
export function DocumentsPanel({ company, product }: DocumentsPanelProps) {
  const t = useT();
  const found = useAssets({ company, product }, "DOCUMENT");
  const editable = useEditable({ company, key: product }).data;
  const uploads = useUploads({ company, product }, "documents");
  const actions = useDocumentActions(company, uploads);
  const documents = found.data ?? [];
  const stage = (files: readonly File[]) =>
    void uploads.stage(files, ({ name }, guessed) => {
      const before = sameName(documents, name);
      return before ? nextVersionOf(before, guessed) : guessed;
    });
  const locked = editable && !editable.can.edit ? t("documents-admin.locked") : undefined;
  return (
    <div className={layout.stack}>
      {editable?.can.edit && found.data && (
        <Checklist
          expected={expectedDocuments(editable.offering, editable.segment)}
          documents={documents}
          uploads={uploads}
        />
      )}
      <DropArea
        multiple
        label={t("documents-upload.choose")}
        invitation={t("documents-upload.drop")}
        rule={t("documents-upload.rule")}
        accept={documentEndings}
        disabledReason={locked}
        onFiles={stage}
      />
      <UploadList uploads={uploads} documents={documents} />
      <QueryStates
        query={found}
        isEmpty={({ length }) => length === 0}
        empty={
          <EmptyState
            title={t("product-page.coachmark")}
            text={t("documents-admin.empty.product")}
          />
        }
      >
        {(all) => <DocumentsTable company={company} documents={all} actions={actions} />}
      </QueryStates>
      {actions.dialogs}
    </div>
  );
}
