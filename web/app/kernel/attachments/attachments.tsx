import { mostAttachments } from "@neroli/contract/requests/attachments.ts";
import type { RequestAttachment } from "@neroli/contract/requests/schema.ts";
import { useId } from "react";
import { formatBytes } from "../../language/bytes.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import { Row, RowList } from "../../ui/row-list.tsx";
import { api } from "../client.ts";
import { saveFile } from "../save-file.ts";
import { tellFailure } from "../toast.tsx";
import type { Attachment, Attachments } from "./use-attachments.ts";

/** The kinds of files that are accepted (decisions, files); the server looks at the content. */
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
    <ul className={layout.list} aria-label={t("requests.files")}>
      {files.map((file) => (
        <li key={file.id}>
          <Button size="small" icon="download" onClick={() => void save(file)}>
            <FileName name={file.name} size={file.size} />
          </Button>
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
    <div className={layout.close}>
      <div aria-live="polite">
        <RowList label={t("requests.files")}>
          {files.map((attachment) => (
            <AttachedFile
              key={attachment.key}
              attachment={attachment}
              onAgain={() => attachments.again(attachment)}
              onRemove={() => attachments.remove(attachment)}
            />
          ))}
        </RowList>
      </div>
      <div className={layout.line}>
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
    </div>
  );
}

interface AttachedFileProps {
  attachment: Attachment;
  onAgain: () => void;
  onRemove: () => void;
}

function AttachedFile({ attachment, onAgain, onRemove }: AttachedFileProps) {
  const t = useT();
  const { name, size, stored, failure } = attachment;
  return (
    <Row
      end={
        <>
          {failure !== undefined && (
            <Button size="small" onClick={onAgain}>
              {t("requests.attach.again")}
            </Button>
          )}
          <IconButton
            icon="cross"
            size="small"
            label={t("requests.detach", { name })}
            onClick={onRemove}
          />
        </>
      }
    >
      <FileName name={stored?.name ?? name} size={size} />
      {failure !== undefined && <small role="alert">{failure}</small>}
      {!stored && failure === undefined && <small>{t("requests.attaching")}</small>}
    </Row>
  );
}

function FileName({ name, size }: { name: string; size: number }) {
  const language = useLanguage();
  return (
    <span>
      {name} <small>{formatBytes(size, language)}</small>
    </span>
  );
}
