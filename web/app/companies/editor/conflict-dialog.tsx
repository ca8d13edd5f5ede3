import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import type { Conflict } from "../../kernel/forms/entry-form.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { ConflictDialog as Dialog } from "../../ui/conflict-dialog.tsx";
import { fieldName, fieldText } from "./field-names.ts";
import type { CompanyField, CompanyValues } from "./form-values.ts";

interface ConflictDialogProps {
  conflict: Conflict<CompanyValues, EditableCompany | null>;
  mine: CompanyValues;
  onResolve: (ofTheirs: readonly string[], now: boolean) => void;
}

/** Two saved one company: what the other changed, and the choice where both changed the same. */
export function ConflictDialog({ conflict, mine, onResolve }: ConflictDialogProps) {
  const t = useT();
  const language = useLanguage();
  const { taken, contested, theirs } = conflict;
  const text = (field: CompanyField, values: CompanyValues) =>
    fieldText(field, values, { t, language }) || t("company-editor.conflict.empty");
  return (
    <Dialog
      title={t("company-editor.conflict.title")}
      lead={
        <>
          <p>{t("company-editor.conflict.lead")}</p>
          {taken.length > 0 && (
            <p>
              {t("company-editor.conflict.theirs-only", {
                fields: taken.map((field) => fieldName(t, field)).join(", "),
              })}
            </p>
          )}
        </>
      }
      contested={contested.map((field) => ({
        field,
        name: fieldName(t, field),
        mine: text(field, mine),
        theirs: text(field, theirs),
      }))}
      words={{
        mine: t("company-editor.conflict.mine"),
        theirs: t("company-editor.conflict.theirs"),
        close: t("table.close"),
        goOn: t("company-editor.conflict.go-on"),
        save: t("company-editor.conflict.save"),
      }}
      onResolve={onResolve}
    />
  );
}
