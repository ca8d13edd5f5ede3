import type { Asset } from "@neroli/contract/documents/schema.ts";
import { Fragment, useId, useState } from "react";
import { languageName } from "../../../kernel/documents/languages.ts";
import { OlderVersions } from "../../../kernel/documents/older-versions.tsx";
import { typeWord } from "../../../kernel/documents/type-word.ts";
import type { DocumentActions } from "../../../kernel/documents/use-document-actions.tsx";
import { Validity } from "../../../kernel/documents/validity.tsx";
import { formatDay } from "../../../language/dates.ts";
import { useLanguage, useT, words } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { RowMenu } from "../../../ui/data-table-row.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";

interface DocumentsTableProps {
  company: string;
  documents: readonly Asset[];
  actions: DocumentActions;
}

/** The newest version of each: name, visibility, type, version, uploaded by, created at (spec 2). */
export function DocumentsTable({ company, documents, actions }: DocumentsTableProps) {
  const t = useT();
  const titles = [
    t("product-page.documents.name"),
    t("product-page.documents.visibility"),
    t("product-page.documents.type"),
    t("documents-upload.valid-until"),
    t("product-page.documents.version"),
    t("product-page.documents.uploaded-by"),
    t("product-page.documents.created-at"),
  ];
  return (
    <PlainTable label={t("product-page.documents")} titles={titles} actions="">
      <tbody>
        {documents.map((document) => (
          <DocumentRows key={document.series} {...{ company, document, actions }} />
        ))}
      </tbody>
    </PlainTable>
  );
}

type RowProps = Omit<DocumentsTableProps, "documents"> & { document: Asset };

/** A document, and below it when it is unfolded those that it has replaced. */
function DocumentRows({ company, document, actions }: RowProps) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, version, versions } = document;
  const olderCount = t("documents-admin.versions", { count: versions - 1 });
  return (
    <Fragment>
      <tr data-open={open || undefined}>
        <th scope="row">
          <NameCell more={document.language && languageName(document.language, language)}>
            {document.can.preview ? (
              <Button variant="link" onClick={() => actions.preview(document)}>
                {name}
              </Button>
            ) : (
              name
            )}
          </NameCell>
        </th>
        <td>{words(t, "document-visibilities", document.visibility)}</td>
        <td>{typeWord(t, document.type)}</td>
        <td>
          <Validity until={document.valid_until} />
        </td>
        <td>
          {version}{" "}
          {versions > 1 && (
            <Button
              variant="link"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-label={`${olderCount}: ${name}`}
              onClick={() => setOpen(!open)}
            >
              {olderCount}
            </Button>
          )}
        </td>
        <td>{document.uploaded_by ?? "–"}</td>
        <td>{formatDay(document.created_at)}</td>
        <td>
          <RowMenu
            label={t("table.actions", { row: name })}
            actions={actions.actionsOf(document)}
          />
        </td>
      </tr>
      {open && (
        <tr id={id} data-below>
          <td colSpan={8}>
            <OlderVersions {...{ company, document }} actionsOf={actions.actionsOf} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
