import { limits as constraints } from "@neroli/contract/companies/forms/limits.gen.ts";
import type { LimitsAndUse } from "@neroli/contract/companies/limits.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { formatBytes } from "../../language/bytes.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { numberOrNull } from "./form-values.ts";

interface LimitsDialogProps {
  company: { key: string; name: string };
  onClose: () => void;
}

/** What this company may keep, beside what is usual: support's choice. */
export function LimitsDialog({ company, onClose }: LimitsDialogProps) {
  const t = useT();
  const limits = useQuery({
    queryKey: ["companies", "limits", company.key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/limits", { params: { companyKey: company.key }, signal }),
    gcTime: 0,
  });
  if (limits.data) return <Opened {...{ company, onClose }} known={limits.data} />;
  return (
    <Dialog title={t("company-editor.limits.title", { name: company.name })} onClose={onClose}>
      <QueryStates query={limits}>{() => null}</QueryStates>
    </Dialog>
  );
}

const typed = (limit: number | null) => limit?.toString() ?? "";

function Opened({ company, onClose, known }: LimitsDialogProps & { known: LimitsAndUse }) {
  const t = useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints,
    base: known,
    valuesOf: ({ storage, rows }) => ({
      storage_gigabytes: typed(storage.own),
      checked_rows: typed(rows.own),
    }),
    toBody: ({ storage_gigabytes, checked_rows }) => ({
      storage_gigabytes: numberOrNull(storage_gigabytes),
      checked_rows: numberOrNull(checked_rows),
    }),
    send: (body) =>
      api("PUT /companies/:companyKey/limits", { params: { companyKey: company.key }, body }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["documents", "storage", company.key] });
      tellDone(t("company-editor.limits.saved", { name: company.name }));
      onClose();
    },
    draft: () => null,
  });
  const bytes = (count: number) => formatBytes(count, language);
  const number = (count: number) => count.toLocaleString(language);
  return (
    <FormDialog
      title={t("company-editor.limits.title", { name: company.name })}
      form={form}
      submit={t("table.form.save")}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        inputMode="numeric"
        label={t("company-fields.storage_gigabytes")}
        hint={t("company-editor.limits.usual", {
          used: bytes(known.storage.used),
          usual: bytes(known.storage.usual * 1024 ** 3),
        })}
        {...form.field("storage_gigabytes")}
      />
      <TextField
        inputMode="numeric"
        label={t("company-fields.checked_rows")}
        hint={t("company-editor.limits.usual", {
          used: number(known.rows.used),
          usual: number(known.rows.usual),
        })}
        {...form.field("checked_rows")}
      />
    </FormDialog>
  );
}
