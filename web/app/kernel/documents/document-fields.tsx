import { givenDocumentTypes } from "@neroli/contract/documents/schema.ts";
import { documentVisibilities } from "@neroli/contract/enumerations/documents.ts";
import type { ReactNode } from "react";
import { useLanguage, useT, words } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { useLanguageOptions } from "./languages.ts";
import type { DocumentDetails } from "./upload.ts";

interface DocumentFieldsProps {
  values: DocumentDetails;
  onChange: (changes: Partial<DocumentDetails>) => void;
  errors?: Partial<Record<keyof DocumentDetails, string | undefined>>;
  /** What a form adds to the fields whose values can be refused: it judges and focuses them. */
  bind?: (name: "name" | "valid_until") => object;
  /** Beside the name. */
  beside?: ReactNode;
  autoFocus?: boolean;
  /** Everybody reads it: nobody chooses for whom or until when. */
  forAll?: boolean;
}

/** What is said of a document, as it is uploaded and as it is changed later. */
export function DocumentFields(props: DocumentFieldsProps) {
  const { values, onChange, errors = {}, bind, beside, autoFocus = false, forAll = false } = props;
  const t = useT();
  return (
    <div className={layout.fields}>
      <TextField
        {...bind?.("name")}
        required
        maxLength={200}
        label={t("product-page.documents.name")}
        value={values.name}
        error={errors.name}
        data-autofocus={autoFocus || undefined}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      {beside}
      <ChoiceField
        label={t("product-page.documents.type")}
        choices={useTypeOptions()}
        value={values.type}
        error={errors.type}
        onChange={({ currentTarget: { value } }) => {
          const type = givenDocumentTypes.find((each) => each === value);
          if (type) onChange({ type });
        }}
      />
      {!forAll && <Audience {...props} />}
    </div>
  );
}

/** Who may get it, in which language it is, and until when it holds. */
function Audience({ values, onChange, errors = {}, bind }: DocumentFieldsProps) {
  const t = useT();
  const languages = useLanguageOptions(values.language);
  return (
    <>
      <ChoiceField
        label={t("product-page.documents.visibility")}
        hint={t(`documents-upload.visibility.${values.visibility}`)}
        choices={useVisibilityOptions()}
        value={values.visibility}
        error={errors.visibility}
        onChange={({ currentTarget: { value } }) => {
          const visibility = documentVisibilities.find((each) => each === value);
          if (visibility) onChange({ visibility });
        }}
      />
      <ChoiceField
        label={t("documents-upload.language")}
        none={t("documents-upload.language.none")}
        choices={languages}
        value={values.language ?? ""}
        error={errors.language}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value || null })}
      />
      <DateField
        {...bind?.("valid_until")}
        label={t("documents-upload.valid-until")}
        hint={t("documents-upload.valid-until.hint")}
        value={values.valid_until ?? ""}
        error={errors.valid_until}
        onChange={(day) => onChange({ valid_until: day || null })}
      />
    </>
  );
}

/** Who may get a document, by name. */
export function useVisibilityOptions() {
  const t = useT();
  return documentVisibilities.map((value) => ({
    value,
    label: words(t, "document-visibilities", value),
  }));
}

/** Document types in the order of their names, "other" and "none" at the end. */
export function useTypeOptions(): { value: string; label: string }[] {
  const t = useT();
  const language = useLanguage();
  const last = ["OTHER", "NONE"];
  const options = givenDocumentTypes.map((value) => ({
    value,
    label: words(t, "document-types", value),
  }));
  return options.sort(
    (a, b) =>
      last.indexOf(a.value) - last.indexOf(b.value) || a.label.localeCompare(b.label, language),
  );
}
