import { links } from "@neroli/contract/access/links.ts";
import { name as newName } from "@neroli/contract/companies/forms/name.gen.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { useCompanyChanged } from "./company-queries.ts";

interface RenameDialogProps {
  company: { key: string; name: string };
  onClose: () => void;
  onRenamed: (key: string) => void;
}

/** Says that the address changes with the name, and that the present one leads on. */
export function RenameDialog({ company, onClose, onRenamed }: RenameDialogProps) {
  const t = useT();
  const tellChanged = useCompanyChanged();
  const form = useEntryForm({
    constraints: newName,
    base: company,
    valuesOf: ({ name }) => ({ name }),
    toBody: ({ name }) => ({ name }),
    judgeMore: ({ name }) =>
      name.trim() === company.name ? [{ path: "name", code: "required" }] : [],
    say: () => t("company-editor.rename.same"),
    send: (body) =>
      api("POST /companies/:companyKey/name", { params: { companyKey: company.key }, body }),
    onSent: (renamed) => {
      void tellChanged(renamed.key, renamed);
      tellDone(t("company-editor.rename.done", { name: renamed.name }));
      onClose();
      onRenamed(renamed.key);
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("company-editor.rename.title", { name: company.name })}
      form={form}
      submit={t("company-editor.rename")}
      onClose={onClose}
    >
      <p className={layout.text}>
        {t("company-editor.rename.what", { address: links.company(company.key) })}
      </p>
      <TextField data-autofocus label={t("company-editor.rename.new")} {...form.field("name")} />
    </FormDialog>
  );
}
