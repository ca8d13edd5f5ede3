import type { RequestAttachment } from "@neroli/contract/requests/schema.ts";
import { useEffect } from "react";
import { AttachedFiles } from "../../kernel/attachments/attachments.tsx";
import type { Attachments } from "../../kernel/attachments/use-attachments.ts";
import { formatBytes } from "../../language/bytes.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import { Row, RowList } from "../../ui/row-list.tsx";
import type { QuoteForm } from "./use-quote-form.ts";

interface QuoteFilesProps {
  form: QuoteForm;
  attachments: Attachments;
}

/** Files of the draft and of the version before, and those that are being uploaded. */
export function QuoteFiles({ form, attachments }: QuoteFilesProps) {
  const t = useT();
  const language = useLanguage();
  const named = namedFiles(form);
  const { ready } = attachments;
  const { attachments: ids } = form.values;
  const arrived = ready.filter((id) => !ids.includes(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a file is uploaded
  useEffect(() => {
    if (arrived.length > 0) form.setField("attachments", [...ids, ...arrived]);
  }, [arrived.join(" ")]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the server's draft names it
  useEffect(() => {
    const kept = ready.filter((id) => named.has(id) && ids.includes(id));
    if (kept.length > 0) attachments.handOver(kept);
  }, [form.base]);
  const here = ids.flatMap((id) => (ready.includes(id) ? [] : (named.get(id) ?? [])));
  const remove = (id: string) =>
    form.setField(
      "attachments",
      ids.filter((each) => each !== id),
    );
  const uploading: Attachments = {
    ...attachments,
    remove: (one) => {
      if (one.stored) remove(one.stored.id);
      attachments.remove(one);
    },
  };
  return (
    <div className={layout.close} data-path="attachments" tabIndex={-1}>
      <FieldError id="quote-files-error" error={form.errors.attachments} />
      <RowList label={t("quote-file.attachments")}>
        {here.map(({ id, name, size }) => (
          <Row
            key={id}
            end={
              <IconButton
                icon="cross"
                size="small"
                label={t("requests.detach", { name })}
                onClick={() => remove(id)}
              />
            }
          >
            <span>
              {name} <small>{formatBytes(size, language)}</small>
            </span>
          </Row>
        ))}
      </RowList>
      <AttachedFiles attachments={uploading} />
    </div>
  );
}

/** By id: the files of the draft and of every version. */
function namedFiles({ base }: QuoteForm): Map<string, RequestAttachment> {
  const all = [
    ...base.versions.flatMap((each) => each.attachments),
    ...(base.own?.attachments ?? []),
  ];
  return new Map(all.map((file) => [file.id, file]));
}
