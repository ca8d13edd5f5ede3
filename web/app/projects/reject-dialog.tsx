import { rejection } from "@neroli/contract/projects/forms/rejection.gen.ts";
import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import type { Place } from "./project-queries.ts";
import { rejectEntry, unlessDecided } from "./review.ts";

interface RejectDialogProps {
  place: Place;
  entries: readonly ProjectEntry[];
  onClose: () => void;
}

/** Rejects products, and says why. */
export function RejectDialog({ place, entries, onClose }: RejectDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  // Who tries again goes on where it failed.
  const left = useRef([...entries]);
  const [count, [first]] = [entries.length, entries];
  const name = first?.name ?? "";
  const form = useEntryForm({
    constraints: rejection,
    base: null,
    valuesOf: () => ({ reason: "" }),
    toBody: ({ reason }: { reason: string }) => ({ reason }),
    say: ({ code }) => (code === "required" ? t("projects.entry.reason.needed") : null),
    send: ({ reason }) =>
      rejectAll(reason).finally(() => queries.invalidateQueries({ queryKey: ["projects"] })),
    onSent: () => {
      tellDone(
        count === 1
          ? t("projects.entry.rejected", { name })
          : t("projects.entries.rejected", { count }),
      );
      onClose();
    },
    draft: () => null,
  });
  async function rejectAll(reason: string) {
    for (let [next] = left.current; next; [next] = left.current) {
      const review = rejectEntry(place, next.id, reason);
      await (count === 1 ? review : unlessDecided(review));
      left.current.shift();
    }
  }
  return (
    <FormDialog
      title={
        count === 1
          ? t("projects.entry.reject.which", { name })
          : t("projects.entries.reject.which", { count })
      }
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
