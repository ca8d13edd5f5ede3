import { expectedDocuments } from "@neroli/contract/products/completeness.ts";
import { documentEndings } from "../../../kernel/documents/inspect-file.ts";
import { nextVersionOf, sameName } from "../../../kernel/documents/next-version.ts";
import { UploadList } from "../../../kernel/documents/upload-list.tsx";
import { useAssets } from "../../../kernel/documents/use-assets.ts";
import { useDocumentActions } from "../../../kernel/documents/use-document-actions.tsx";
import { useUploads } from "../../../kernel/documents/use-uploads.ts";
import { sentenceOf } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import { useEditable } from "../editable.ts";
import { Checklist } from "./checklist.tsx";
import classes from "./documents.module.css";
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
    <div className={classes.panel}>
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
      {found.error && !found.data && (
        <div role="alert" className={classes.hint}>
          <p>{sentenceOf(found.error, t)}</p>
          <Button size="small" onClick={() => void found.refetch()}>
            {t("table.retry")}
          </Button>
        </div>
      )}
      {!found.data && !found.error && <div className={classes.skeleton} aria-busy="true" />}
      {found.data?.length === 0 && (
        <div className={classes.hint}>
          <p>{t("product-page.coachmark")}</p>
          <p>{t("documents-admin.empty.product")}</p>
        </div>
      )}
      {documents.length > 0 && (
        <DocumentsTable company={company} documents={documents} actions={actions} />
      )}
      {actions.dialogs}
    </div>
  );
}
