import { MultiSelect } from "@mantine/core";
import {
  bodyAreas,
  cosmeticTypes,
  productUses,
  sprays,
} from "@neroli/contract/enumerations/law.ts";
import { projectCategories, projectVisibilities } from "@neroli/contract/enumerations/projects.ts";
import type { Project } from "@neroli/contract/projects/schema.ts";
import { useEffect } from "react";
import { ConflictDialog } from "../kernel/forms/conflict-dialog.tsx";
import { LeaveGuard } from "../kernel/forms/leave-guard.tsx";
import { RestoredNote } from "../kernel/forms/restored-note.tsx";
import { countryName, countryOptions } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { CheckField, RadioField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import { FieldsPair } from "../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../ui/fields/text-field.tsx";
import { FormPage, type FormSection } from "../ui/form-page.tsx";
import { WithMantine } from "../ui/with-mantine.tsx";
import { type ProjectEditing, type ProjectFields, useProjectForm } from "./use-project-form.ts";

interface ProjectFormProps {
  /** Null for a new one. */
  project: Project | null;
  company: string;
  onSaved: (project: Project) => void;
  /** Once nothing is unsaved any more. */
  onSettled: () => void;
}

/** Every field of a project that people write (spec 3). */
export function ProjectForm({ project, company, onSaved, onSettled }: ProjectFormProps) {
  const t = useT();
  const form = useProjectForm({ project, company, onSaved });
  const fieldName = (field: string) => words(t, "projects.field", field.split(".")[0] ?? field);
  const faults = Object.entries(form.errors).map(([field, message]) => ({
    field,
    message: `${fieldName(field)}: ${message}`,
  }));
  const settled = !form.changed && !form.pending;
  useEffect(() => {
    if (settled) onSettled();
  });
  return (
    <>
      <FormPage
        label={t(project ? "projects.editor" : "projects.new")}
        sections={useSections(form)}
        faults={form.refusal === null ? faults : [{ field: "", message: form.refusal }, ...faults]}
        attempt={form.attempt}
        notice={<RestoredNote form={form} />}
        save={project ? t("table.form.save") : t("projects.create")}
        cannotSave={project && !form.changed ? t("table.form.unchanged") : undefined}
        pending={form.pending}
        onSubmit={form.submit}
        focusField={form.focus}
      />
      <LeaveGuard changed={form.changed && !form.pending} />
      <Conflict form={form} nameOf={fieldName} />
    </>
  );
}

function Conflict({ form, nameOf }: { form: ProjectEditing; nameOf: (field: string) => string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ConflictDialog
      form={form}
      title={t("projects.conflict")}
      nameOf={nameOf}
      textOf={(field, values) => {
        if (field === "markets") {
          return values.markets.map((code) => countryName(code, language)).join(", ");
        }
        if (field === "category") return words(t, "projects.category", values.category);
        if (field === "visibility") return words(t, "projects.visibility", values.visibility);
        if (field === "type") return values.type && words(t, "cosmetic-types", values.type);
        if (field === "use") return values.use && words(t, "product-uses", values.use);
        if (field === "area") return values.area && words(t, "body-areas", values.area);
        if (field === "spray") return words(t, "sprays", values.spray);
        if (field === "under_three" || field === "professional") {
          return t(values[field] ? "projects.file.yes" : "projects.file.no");
        }
        return values[field];
      }}
    />
  );
}

function useSections(form: ProjectFields): FormSection[] {
  const t = useT();
  return [
    { id: "about", title: t("projects.section.about"), children: <AboutFields form={form} /> },
    { id: "plan", title: t("projects.section.plan"), children: <PlanFields form={form} /> },
    {
      id: "cosmetic",
      title: t("projects.section.cosmetic"),
      hint: t("projects.section.cosmetic.hint"),
      children: <CosmeticFields form={form} />,
    },
    { id: "market", title: t("projects.section.market"), children: <MarketFields form={form} /> },
  ];
}

interface FieldsProps {
  form: ProjectFields;
}

function AboutFields({ form }: FieldsProps) {
  const t = useT();
  return (
    <>
      <TextField label={t("projects.field.title")} {...form.field("title")} />
      <TextField label={t("projects.field.subtitle")} {...form.field("subtitle")} />
      <ChoiceField
        label={t("projects.field.category")}
        choices={projectCategories.map((value) => ({
          value,
          label: words(t, "projects.category", value),
        }))}
        {...form.field("category")}
      />
      <TextArea
        label={t("projects.field.description")}
        hint={t("projects.field.description.hint")}
        {...form.field("description")}
      />
      <RadioField
        legend={t("projects.field.visibility")}
        choices={projectVisibilities.map((value) => ({
          value,
          label: words(t, "projects.visibility", value),
          hint: words(t, "projects.visibility.hint", value),
        }))}
        {...form.field("visibility")}
      />
    </>
  );
}

function PlanFields({ form }: FieldsProps) {
  const t = useT();
  const { start_date } = form.values;
  return (
    <>
      <FieldsPair>
        <DateField label={t("projects.field.start_date")} {...form.field("start_date")} />
        <DateField
          label={t("projects.field.dueDate")}
          {...form.field("dueDate")}
          min={start_date || undefined}
        />
      </FieldsPair>
      <TextArea label={t("projects.field.remarks")} {...form.field("remarks")} />
    </>
  );
}

/** What the law must know of the planned product. */
function CosmeticFields({ form }: FieldsProps) {
  const t = useT();
  const named = <Value extends string>(room: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: words(t, room, value) }));
  return (
    <>
      <ChoiceField
        label={t("projects.field.type")}
        none={t("projects.field.type.none")}
        choices={named("cosmetic-types", cosmeticTypes)}
        {...form.field("type")}
      />
      {form.values.type !== "" && (
        <>
          <FieldsPair>
            <ChoiceField
              label={t("projects.field.use")}
              none={t("projects.choose")}
              choices={named("product-uses", productUses)}
              {...form.field("use")}
            />
            <ChoiceField
              label={t("projects.field.area")}
              none={t("projects.choose")}
              choices={named("body-areas", bodyAreas)}
              {...form.field("area")}
            />
          </FieldsPair>
          <ChoiceField
            label={t("projects.field.spray")}
            choices={named("sprays", sprays)}
            {...form.field("spray")}
          />
          <CheckField label={t("projects.field.under_three")} {...form.check("under_three")} />
          <CheckField label={t("projects.field.professional")} {...form.check("professional")} />
        </>
      )}
    </>
  );
}

function MarketFields({ form }: FieldsProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <WithMantine>
        <MultiSelect
          searchable
          openOnFocus={false}
          hidePickedOptions
          label={t("projects.field.markets")}
          data={countryOptions(language)}
          data-path="markets"
          value={form.values.markets}
          error={form.errors.markets}
          onChange={(markets) => form.set({ markets })}
          nothingFoundMessage={t("projects.field.markets.none")}
        />
      </WithMantine>
      <TextArea
        label={t("projects.field.market_trends")}
        hint={t("projects.field.line")}
        {...form.field("market_trends")}
      />
      <TextArea
        label={t("projects.field.tags")}
        hint={t("projects.field.line")}
        {...form.field("tags")}
      />
    </>
  );
}
