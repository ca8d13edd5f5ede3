import { type DragEvent, useId, useRef, useState } from "react";
import { useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import classes from "./imports.module.css";
import type { useUpload } from "./use-upload.ts";

interface FileDropProps {
  /** What the file input is called. */
  label: string;
  upload: ReturnType<typeof useUpload>;
  onChoose: (file: File) => void;
}

/** What a browser offers; what a file really is, the server decides by its content. */
const accepted = ".csv,.tsv,.txt,.xlsx,.json,.zip,.gz";

/** Takes one file, dropped or chosen, and says why it was not taken. */
export function FileDrop({ label, upload, onChoose }: FileDropProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !upload.pending) onChoose(file);
  };
  return (
    <div className={classes.dropWhole}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a way beside the button, for those who drag */}
      <div
        className={classes.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {upload.pending ? (
          <p role="status" aria-busy="true">
            {t("imports.file.reading", { name: upload.name })}
          </p>
        ) : (
          <>
            <span className={classes.dropWord}>{t("imports.file.drop")}</span>
            <input
              ref={input}
              id={id}
              type="file"
              accept={accepted}
              className={classes.file}
              aria-label={label}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) onChoose(file);
                // The same file can be chosen again after it was mended.
                currentTarget.value = "";
              }}
            />
            <label htmlFor={id} className={buttons.strong}>
              {label}
            </label>
            <small>{t("imports.file.rule")}</small>
          </>
        )}
      </div>
      {upload.error && (
        <div role="alert" className={classes.refused}>
          <strong>{t("imports.file.refused", { name: upload.name })}</strong>
          <p>{upload.error}</p>
        </div>
      )}
    </div>
  );
}
