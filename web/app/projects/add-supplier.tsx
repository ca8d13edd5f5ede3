import { supplier } from "@neroli/contract/projects/forms/supplier.gen.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { paramsOf, placeOf, type ReadProject } from "./project-queries.ts";

/** Shares a project with somebody of a supplier; it says what of it they will see. */
export function AddSupplier(props: { project: ReadProject; onClose: () => void }) {
  const { project, onClose } = props;
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints: supplier,
    base: null,
    valuesOf: () => ({ email: "" }),
    toBody: ({ email }: { email: string }) => ({ email }),
    send: (body) =>
      api("POST /companies/:companyKey/projects/:projectKey/suppliers", {
        params: paramsOf(placeOf(project)),
        body,
      }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["projects"] });
      tellDone(t("projects.supplier.added"));
      onClose();
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("projects.supplier.add")}
      submit={t("projects.supplier.do")}
      {...{ form, onClose }}
    >
      <p className={layout.text}>{t("projects.supplier.sees")}</p>
      <TextField
        data-autofocus
        inputMode="email"
        autoComplete="off"
        label={t("projects.supplier.email")}
        hint={t("projects.supplier.email.hint")}
        {...form.field("email")}
      />
    </FormDialog>
  );
}
