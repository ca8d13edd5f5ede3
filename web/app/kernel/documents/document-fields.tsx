import { NativeSelect, TextInput } from "@mantine/core";
import { givenDocumentTypes } from "@neroli/contract/documents/schema.ts";
import {
  type DocumentType,
  type DocumentVisibility,
  documentVisibilities,
} from "@neroli/contract/enumerations/documents.ts";
import type { ReactNode } from "react";
import { useLanguage, useT, words } from "../../language/phrases.tsx";
import classes from "./documents.module.css";
import { useLanguageOptions } from "./languages.ts";

/** What is said of a document, as it is uploaded and as it is changed later. */
export interface DocumentValues {
  name: string;
  type: DocumentType;
  visibility: DocumentVisibility;
  language: string | null;
  valid_until: string | null;
}

interface DocumentFieldsProps {
  values: DocumentValues;
  onChange: (changes: Partial<DocumentValues>) => void;
  errors?: Partial<Record<keyof DocumentValues, string | undefined>>;
  /** Beside the name. */
  beside?: ReactNode;
  autoFocus?: boolean;
}

export function DocumentFields(props: DocumentFieldsProps) {
  const { values, onChange, errors = {}, beside, autoFocus = false } = props;
  const t = useT();
  const languages = useLanguageOptions(values.language);
  return (
    <div className={classes.fields}>
      <TextInput
        required
        maxLength={200}
        label={t("product-page.documents.name")}
        value={values.name}
        error={errors.name}
        {...(autoFocus && { "data-autofocus": true })}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      {beside}
      <NativeSelect
        label={t("product-page.documents.type")}
        data={useTypeOptions()}
        value={values.type}
        error={errors.type}
        onChange={({ currentTarget: { value } }) => {
          const type = givenDocumentTypes.find((each) => each === value);
          if (type) onChange({ type });
        }}
      />
      <NativeSelect
        label={t("product-page.documents.visibility")}
        data={documentVisibilities.map((value) => ({
          value,
          label: words(t, "document-visibilities", value),
        }))}
        value={values.visibility}
        error={errors.visibility}
        description={t(`documents-upload.visibility.${values.visibility}`)}
        inputWrapperOrder={["label", "input", "description", "error"]}
        onChange={({ currentTarget: { value } }) => {
          const visibility = documentVisibilities.find((each) => each === value);
          if (visibility) onChange({ visibility });
        }}
      />
      <NativeSelect
        label={t("documents-upload.language")}
        data={[{ value: "", label: t("documents-upload.language.none") }, ...languages]}
        value={values.language ?? ""}
        error={errors.language}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value || null })}
      />
      <TextInput
        type="date"
        label={t("documents-upload.valid-until")}
        description={t("documents-upload.valid-until.hint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={values.valid_until ?? ""}
        error={errors.valid_until}
        onChange={({ currentTarget }) => onChange({ valid_until: currentTarget.value || null })}
      />
    </div>
  );
}

/** Types by name, what is none of them at the end. */
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
