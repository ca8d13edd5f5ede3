import type { Asset } from "@neroli/contract/documents/schema.ts";
import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import { expectedDocuments } from "@neroli/contract/products/completeness.ts";
import { chooseFiles } from "../../../kernel/documents/choose-files.ts";
import { documentEndings } from "../../../kernel/documents/inspect-file.ts";
import { nextVersionOf, sameName } from "../../../kernel/documents/next-version.ts";
import { UploadList } from "../../../kernel/documents/upload-list.tsx";
import { useAssets } from "../../../kernel/documents/use-assets.ts";
import { useDocumentActions } from "../../../kernel/documents/use-document-actions.tsx";
import { type Uploads, useUploads } from "../../../kernel/documents/use-uploads.ts";
import { QueryStates } from "../../../kernel/query-states.tsx";
import { useT, words } from "../../../language/phrases.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import { Icon } from "../../../ui/icon.tsx";
import layout from "../../../ui/layout.module.css";
import { Row } from "../../../ui/row-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useEditable } from "../editable.ts";
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

interface ChecklistProps {
  /** The types that buyers of this kind of product look for, the most wanted first. */
  expected: readonly DocumentType[];
  documents: readonly Asset[];
  uploads: Uploads;
}

/** The documents of a complete product of its kind, each with a button to upload it. */
function Checklist({ expected, documents, uploads }: ChecklistProps) {
  const t = useT();
  if (expected.length === 0) return null;
  const there = expected.filter((type) => stateOf(type, documents) !== "missing");
  return (
    <section className={layout.close} aria-labelledby="documents-checklist">
      <h3 className={layout.text} id="documents-checklist">
        {t("documents-admin.checklist", { there: there.length, count: expected.length })}
      </h3>
      <ul className={`${layout.list} ${layout.columns}`}>
        {expected.map((type) => (
          <Item key={type} type={type} state={stateOf(type, documents)} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
}

type State = "there" | "expired" | "missing";

const tones = { there: "good", expired: "bad", missing: "plain" } as const;

function stateOf(type: DocumentType, documents: readonly Asset[]): State {
  const of = documents.filter((document) => document.type === type);
  if (of.length === 0) return "missing";
  return of.every(({ expired }) => expired) ? "expired" : "there";
}

function Item({ type, state, uploads }: { type: DocumentType; state: State; uploads: Uploads }) {
  const t = useT();
  const name = words(t, "document-types", type);
  const give = async () => {
    const files = await chooseFiles({ accept: documentEndings, multiple: false });
    await uploads.stage(files, (_, guessed) => ({ ...guessed, type }));
  };
  return (
    <Row>
      <Icon name={state === "there" ? "check" : "document"} />
      <span>{name}</span>
      <Badge tone={tones[state]}>{t(`documents-admin.checklist.${state}`)}</Badge>
      {state !== "there" && (
        <Button
          size="small"
          aria-label={t("documents-admin.checklist.upload.which", { name })}
          onClick={() => void give()}
        >
          {t("documents-admin.checklist.upload")}
        </Button>
      )}
    </Row>
  );
}
