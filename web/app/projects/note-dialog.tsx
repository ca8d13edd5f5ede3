import { entry as constraints } from "@neroli/contract/projects/forms/entry.gen.ts";
import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import { type Place, paramsOf } from "./project-queries.ts";

interface NoteDialogProps {
  place: Place;
  entry: ProjectEntry;
  onClose: () => void;
}

/** What the project's people note of a product; what was typed stays whatever is answered. */
export function NoteDialog({ place, entry, onClose }: NoteDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints,
    base: entry,
    valuesOf: (base: ProjectEntry) => ({ note: base.note }),
    toBody: ({ note }: { note: string }, { version }) => ({ note, version }),
    send: (body) =>
      api("PUT /companies/:companyKey/projects/:projectKey/products/:id", {
        params: { ...paramsOf(place), id: entry.id },
        body,
      }).finally(() => queries.invalidateQueries({ queryKey: ["projects"] })),
    theirsOf: async (error, base) => {
      if (!hasCode(error, "conflict")) return null;
      const { content } = await api("GET /companies/:companyKey/projects/:projectKey/products", {
        params: paramsOf(place),
        query: { size: "500" },
      });
      return content.find(({ id }) => id === base.id) ?? null;
    },
    onSent: () => {
      tellDone(t("projects.entry.noted"));
      onClose();
    },
    draft: ({ id, version }) => ({ key: `project-note.${id}.${version}` }),
  });
  return (
    <FormDialog
      title={t("projects.entry.note.which", { name: entry.name })}
      submit={t("table.form.save")}
      conflict={t("projects.entry.note.conflict", { note: form.base.note })}
      {...{ form, onClose }}
    >
      <TextArea data-autofocus label={t("projects.column.note")} {...form.field("note")} />
    </FormDialog>
  );
}
