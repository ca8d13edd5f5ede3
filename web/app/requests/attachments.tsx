import { mostAttachments } from "@neroli/contract/requests/attachments.ts";
import type { RequestAttachment } from "@neroli/contract/requests/schema.ts";
import { type ReactNode, useId } from "react";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { formatBytes } from "../language/bytes.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./attachments.module.css";
import type { Attached, Attachments } from "./use-attachments.ts";

/** What is accepted (decisions, files); the server looks at the content. */
const accepted = ".pdf,.docx,.xlsx,.pptx,.csv,.txt,.zip,.png,.jpg,.jpeg,.tif,.tiff,.gif";

/** Files that came with a message. */
export function SentFiles(props: { requestKey: string; files: readonly RequestAttachment[] }) {
  const { requestKey, files } = props;
  const t = useT();
  if (files.length === 0) return null;
  const save = async ({ id, name }: RequestAttachment) => {
    try {
      const params = { requestKey, id };
      const content = await api("GET /requests/:requestKey/attachments/:id/download", { params });
      saveFile(content as Blob, name);
    } catch (error) {
      tellFailure(error, t);
    }
  };
  return (
    <ul className={classes.files} aria-label={t("requests.files")}>
      {files.map((file) => (
        <li key={file.id}>
          <button type="button" className={classes.file} onClick={() => void save(file)}>
            <Icon name="download" />
            <Named name={file.name} size={file.size} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Files beside the message that is being written, and the button that adds some. */
export function AttachedFiles({ attachments }: { attachments: Attachments }) {
  const { files, isFull } = attachments;
  const t = useT();
  const hint = useId();
  return (
    <div className={classes.attached}>
      <ul className={classes.files} aria-label={t("requests.files")} aria-live="polite">
        {files.map((one) => (
          <li key={one.id} className={classes.waiting} data-failed={one.failure !== undefined}>
            <Named name={one.there?.name ?? one.file.name} size={one.file.size} />
            <State one={one} onAgain={() => attachments.again(one)} />
            <Button
              size="small"
              aria-label={t("requests.detach", { name: one.file.name })}
              onClick={() => attachments.remove(one)}
            >
              <Icon name="cross" />
            </Button>
          </li>
        ))}
      </ul>
      <FileButton
        text={
          <>
            <Icon name="plus" />
            {t("requests.attach")}
          </>
        }
        label={t("requests.attach")}
        multiple
        accept={accepted}
        disabled={isFull}
        describedBy={hint}
        onFiles={attachments.add}
      />
      <small id={hint}>
        {isFull
          ? t("errors.requests.too-many-attachments", { most: mostAttachments })
          : t("requests.attach.hint")}
      </small>
    </div>
  );
}

function State({ one, onAgain }: { one: Attached; onAgain: () => void }): ReactNode {
  const t = useT();
  if (one.there) return null;
  if (one.failure === undefined) return <small>{t("requests.attaching")}</small>;
  return (
    <>
      <small role="alert">{one.failure}</small>
      <Button size="small" onClick={onAgain}>
        {t("requests.attach.again")}
      </Button>
    </>
  );
}

function Named({ name, size }: { name: string; size: number }) {
  const language = useLanguage();
  return (
    <span className={classes.named}>
      {name} <small>{formatBytes(size, language)}</small>
    </span>
  );
}
