import { grants } from "@neroli/contract/documents/forms/grants.gen.ts";
import type { RequestDocument } from "@neroli/contract/documents/grants.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { api } from "../../kernel/client.ts";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { buyerOf } from "./buyer-of.ts";
import { useShowDocuments } from "./use-request-documents.ts";

interface GrantDialogProps {
  request: Request;
  documents: readonly RequestDocument[];
  onGiven?: () => void;
  onClose: () => void;
}

/** How long the company has access: to documents that it is given, or to one that it has. */
export function GrantDialog({ request, documents, onGiven, onClose }: GrantDialogProps) {
  const t = useT();
  const show = useShowDocuments(request.key);
  const [first] = documents;
  const held = first?.grant?.state === "LIVE" ? first.grant : null;
  const count = documents.length;
  const form = useEntryForm({
    constraints: grants,
    base: null,
    valuesOf: () => ({ until: held?.until ?? "" }),
    toBody: ({ until }) => ({ documents: documents.map(({ id }) => id), until: until || null }),
    send: (body) =>
      api("POST /requests/:requestKey/grants", { params: { requestKey: request.key }, body }),
    onSent: (answer) => {
      show(answer);
      tellDone(
        held
          ? t("documents-given.until.changed")
          : t("documents-given.given", { company: buyerOf(request), count }),
      );
      onGiven?.();
      onClose();
    },
    draft: () => null,
  });
  const title = held
    ? t("documents-given.until.change")
    : t("documents-given.give.many", { count });
  return (
    <FormDialog
      title={title}
      form={form}
      submit={title}
      failed={t("documents-given.not-given")}
      onClose={onClose}
    >
      <DateField
        data-autofocus
        label={t("documents-given.until")}
        hint={t("documents-given.until.hint")}
        min={dayOf(new Date())}
        {...form.field("until")}
      />
    </FormDialog>
  );
}
