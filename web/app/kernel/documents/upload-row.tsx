import { formatBytes } from "../../language/bytes.ts";
import { sayAny, type Translate, useLanguage, useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ConnectionLost } from "../fetch-with-progress.ts";
import classes from "./documents.module.css";
import { FileGone } from "./kept-uploads.ts";
import type { Upload } from "./upload.ts";
import { cancelUpload, removeUpload } from "./uploads.ts";

/** An upload that is on its way, or waits for others. */
export function MovingUpload({ upload }: { upload: Upload }) {
  const t = useT();
  const language = useLanguage();
  const name = upload.details?.name ?? upload.file.name;
  const percent = Math.floor(upload.share * 100);
  // All bytes are sent: the server looks for viruses, checks the type and stores.
  const checking = upload.share >= 1;
  return (
    <div className={classes.moving}>
      <strong>{name}</strong>
      <ProgressBar label={t("documents-upload.progress", { name })} value={percent} />
      <span className={layout.soft}>
        {upload.state === "WAITING" && t("documents-upload.waiting")}
        {upload.state === "SENDING" &&
          (checking
            ? t("documents-upload.checking")
            : t("documents-upload.sent", {
                percent,
                size: formatBytes(upload.file.size, language),
              }))}
      </span>
      <Button
        size="small"
        aria-label={t("documents-upload.cancel.which", { name })}
        onClick={() => cancelUpload(upload.id)}
      >
        {t("documents-upload.cancel")}
      </Button>
    </div>
  );
}

interface RefusedUploadProps {
  upload: Upload;
  /** Given where the upload has failed and can be sent again as it is. */
  onAgain?: (() => void) | undefined;
}

/** A file that is not sent because the server would refuse it, or a picture whose upload failed. */
export function RefusedUpload({ upload, onAgain }: RefusedUploadProps) {
  const t = useT();
  const language = useLanguage();
  const { name } = upload.file;
  return (
    <Note
      tone="bad"
      urgent
      action={
        <div className={layout.line}>
          {onAgain && (
            <Button size="small" onClick={onAgain}>
              {t("documents-upload.again")}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t("documents-upload.remove.which", { name })}
            onClick={() => removeUpload(upload.id)}
          >
            {t("documents-upload.remove")}
          </Button>
        </div>
      }
    >
      <p>
        <strong>{t("documents-upload.refused", { name })}</strong>
      </p>
      <p>{reasonOf(upload, { t, language })}</p>
    </Note>
  );
}

interface Reader {
  t: Translate;
  language: string;
}

function reasonOf({ refusal, error, file }: Upload, { t, language }: Reader): string {
  if (refusal === "request.too-large") {
    return t("documents-upload.too-large", { size: formatBytes(file.size, language) });
  }
  return refusal ? sayAny(t, `errors.${refusal}`) : uploadFailure(error, t);
}

/** Why an upload failed: a lost connection says how to go on, else the server's sentence. */
export function uploadFailure(error: unknown, t: Translate): string {
  if (error instanceof FileGone) return t("documents-upload.gone");
  return error instanceof ConnectionLost ? t("documents-upload.broken-off") : sentenceOf(error, t);
}
