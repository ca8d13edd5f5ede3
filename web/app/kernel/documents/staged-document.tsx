import { NativeSelect } from "@mantine/core";
import type { Asset } from "@neroli/contract/documents/schema.ts";
import type { KeyboardEvent } from "react";
import { formatBytes } from "../../language/bytes.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { DocumentFields } from "./document-fields.tsx";
import classes from "./documents.module.css";
import { nextVersionOf } from "./next-version.ts";
import { uploadFailure } from "./upload-row.tsx";
import { changeWords, type DocumentWords, removeUpload, type Upload } from "./uploads.ts";

interface StagedDocumentProps {
  upload: Upload;
  documents: readonly Asset[];
  onSend: () => void;
}

/** A file whose words can still be changed: before it is sent, and after that has failed. */
export function StagedDocument({ upload, documents, onSend }: StagedDocumentProps) {
  const t = useT();
  const language = useLanguage();
  const { id, file, words, state, error } = upload;
  if (words === null) return null;
  // Enter sends the document and not the form that this may stand in.
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (words.name.trim()) onSend();
  };
  const change = (changes: Partial<DocumentWords>) => changeWords(id, changes);
  return (
    <fieldset className={classes.staged} onKeyDown={sendByEnter}>
      <legend>
        {file.name} <small>{formatBytes(file.size, language)}</small>
      </legend>
      {state === "FAILED" && (
        <div className={classes.failed} role="alert">
          <p>{uploadFailure(error, t)}</p>
          <Button size="small" onClick={onSend}>
            {t("documents-upload.again")}
          </Button>
        </div>
      )}
      <DocumentFields
        values={words}
        onChange={change}
        errors={words.name.trim() ? {} : { name: t("documents-upload.name.needed") }}
        beside={
          documents.length > 0 && <Keeps words={words} documents={documents} onChange={change} />
        }
      />
      <Button
        size="small"
        aria-label={t("documents-upload.remove.which", { name: file.name })}
        onClick={() => removeUpload(id)}
      >
        {t("documents-upload.remove")}
      </Button>
    </fieldset>
  );
}

/** A document of its own, or the next version of one that is there. */
function Keeps(props: {
  words: DocumentWords;
  documents: readonly Asset[];
  onChange: (changes: Partial<DocumentWords>) => void;
}) {
  const t = useT();
  const { words, documents, onChange } = props;
  return (
    <NativeSelect
      label={t("documents-upload.as")}
      data={[
        { value: "", label: t("documents-upload.as.new") },
        ...documents.map(({ id, name, version }) => ({
          value: id,
          label: t("documents-upload.as.version", { name, version: version + 1 }),
        })),
      ]}
      value={words.replaces ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const replaced = documents.find(({ id }) => id === value);
        onChange(replaced ? nextVersionOf(replaced, words) : { replaces: null });
      }}
    />
  );
}
