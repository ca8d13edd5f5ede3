import type { KeyboardEvent } from "react";
import { formatBytes } from "../../language/bytes.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { Fields } from "../../ui/fields/field-group.tsx";
import layout from "../../ui/layout.module.css";
import { DocumentFields } from "./document-fields.tsx";
import { type FormerDocument, nextVersionOf } from "./next-version.ts";
import { isForAll, type Upload, type UploadDetails } from "./upload.ts";
import { uploadFailure } from "./upload-row.tsx";
import { changeDetails, removeUpload } from "./uploads.ts";

interface StagedDocumentProps {
  upload: Upload;
  documents: readonly FormerDocument[];
  onSend: () => void;
}

/** A file whose details can still be changed: before it is sent, and after that has failed. */
export function StagedDocument({ upload, documents, onSend }: StagedDocumentProps) {
  const t = useT();
  const language = useLanguage();
  const { id, file, details, state, error } = upload;
  if (details === null) return null;
  // Enter sends the document and not the form that this may stand in.
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (details.name.trim()) onSend();
  };
  const change = (changes: Partial<UploadDetails>) => changeDetails(id, changes);
  const legend = (
    <>
      <strong>{file.name}</strong>{" "}
      <span className={layout.soft}>{formatBytes(file.size, language)}</span>
    </>
  );
  return (
    <Fields legend={legend} onKeyDown={sendByEnter}>
      {state === "FAILED" && (
        <Note
          tone="bad"
          urgent
          action={
            <Button size="small" onClick={onSend}>
              {t("documents-upload.again")}
            </Button>
          }
        >
          {uploadFailure(error, t)}
        </Note>
      )}
      <DocumentFields
        values={details}
        onChange={change}
        forAll={isForAll(upload.target)}
        errors={details.name.trim() ? {} : { name: t("documents-upload.name.needed") }}
        beside={
          documents.length > 0 && <KeepAs {...{ upload, details, documents }} onChange={change} />
        }
      />
      <div>
        <Button
          size="small"
          aria-label={t("documents-upload.remove.which", { name: file.name })}
          onClick={() => removeUpload(id)}
        >
          {t("documents-upload.remove")}
        </Button>
      </div>
    </Fields>
  );
}

interface KeepAsProps {
  upload: Upload;
  details: UploadDetails;
  documents: readonly FormerDocument[];
  onChange: (changes: Partial<UploadDetails>) => void;
}

/** A document of its own, or the next version of one that is there: a portal's goes then. */
function KeepAs({ upload, details, documents, onChange }: KeepAsProps) {
  const t = useT();
  return (
    <ChoiceField
      label={t("documents-upload.as")}
      none={t("documents-upload.as.new")}
      choices={documents.map(({ id, name, version }) => ({
        value: id,
        label: isForAll(upload.target)
          ? t("documents-upload.as.instead", { name })
          : t("documents-upload.as.version", { name, version: version + 1 }),
      }))}
      value={details.replaces ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const replaced = documents.find(({ id }) => id === value);
        onChange(replaced ? nextVersionOf(replaced, details) : { replaces: null });
      }}
    />
  );
}
