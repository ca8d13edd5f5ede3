import { rejection } from "@neroli/contract/projects/forms/rejection.gen.ts";
import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import { type Place, paramsOf } from "./project-queries.ts";

interface EntryDialogProps {
  place: Place;
  entry: ProjectEntry;
  onClose: () => void;
}

/** Rejects a product, and says why. */
export function RejectDialog({ place, entry, onClose }: EntryDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints: rejection,
    base: null,
    valuesOf: () => ({ reason: "" }),
    toBody: ({ reason }: { reason: string }) => ({ reason }),
    say: ({ code }) => (code === "required" ? t("projects.entry.reason.needed") : null),
    send: (body) =>
      api("POST /companies/:companyKey/projects/:projectKey/products/:id/reject", {
        params: { ...paramsOf(place), id: entry.id },
        body,
      }).finally(() => queries.invalidateQueries({ queryKey: ["projects"] })),
    onSent: () => {
      tellDone(t("projects.entry.rejected", { name: entry.name }));
      onClose();
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("projects.entry.reject.which", { name: entry.name })}
      submit={t("projects.entry.reject.do")}
      {...{ form, onClose }}
    >
      <TextArea
        data-autofocus
        label={t("projects.entry.reason")}
        hint={t("projects.entry.reason.hint")}
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
