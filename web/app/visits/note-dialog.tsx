import { note } from "@neroli/contract/visits/forms/note.gen.ts";
import type { Visit } from "@neroli/contract/visits/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { changedMeanwhile } from "../kernel/forms/changed-meanwhile.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import { visitsKey } from "./visit-queries.ts";

interface NoteDialogProps {
  event: string;
  visit: Visit;
  onClose: () => void;
}

/** What one wants to ask or has heard; what was typed stays whatever is answered. */
export function NoteDialog({ event, visit, onClose }: NoteDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const { key, name } = visit.exhibitor;
  const form = useEntryForm({
    constraints: note,
    base: visit,
    valuesOf: (base) => ({ note: base.note }),
    toBody: (values, { version }) => ({ ...values, version }),
    send: (body) =>
      api("PUT /events/:event/visits/:companyKey/note", {
        params: { event, companyKey: key },
        body,
      }),
    theirsOf: changedMeanwhile,
    onSent: () => {
      void queries.invalidateQueries({ queryKey: visitsKey(event) });
      tellDone(t("visits.note.saved"));
      onClose();
    },
    draft: () => ({ key: `visit.${event}.${key}` }),
  });
  return (
    <FormDialog
      title={t("visits.note.of", { name })}
      form={form}
      submit={t("table.form.save")}
      failed={t("visits.note.not-saved")}
      onClose={onClose}
    >
      <TextArea
        data-autofocus
        label={t("visits.note")}
        hint={t("visits.note.hint")}
        {...form.field("note")}
      />
    </FormDialog>
  );
}
