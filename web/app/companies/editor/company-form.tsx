import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { mostTopProducts } from "@neroli/contract/enumerations/companies.ts";
import { useState } from "react";
import { ConflictDialog } from "../../kernel/forms/conflict-dialog.tsx";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { RestoredNote } from "../../kernel/forms/restored-note.tsx";
import { type Translate, useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { FormPage, type FormSection } from "../../ui/form-page.tsx";
import { LabelChip } from "../../ui/label-chip.tsx";
import layout from "../../ui/layout.module.css";
import { LabelsDialog } from "../labels-dialog.tsx";
import { AccessSection, InternalSection } from "./access-section.tsx";
import { ContactsSection, MediaSection } from "./contact-rows.tsx";
import { fieldName, fieldText } from "./field-names.ts";
import { IdentitySection } from "./identity-section.tsx";
import { OfferingSection } from "./offering-section.tsx";
import { CompanyPicture } from "./pictures/company-picture.tsx";
import { HeadquartersSection, ProfileSection } from "./profile-section.tsx";
import { SustainabilitySection } from "./sustainability-section.tsx";
import { TopProductsSection } from "./top-products-section.tsx";
import type { CompanyEditing } from "./use-company-form.ts";

interface CompanyFormProps {
  form: CompanyEditing;
  company: EditableCompany | null;
}

/** Every field of a company (spec 3) in one column, grouped. */
export function CompanyForm({ form, company }: CompanyFormProps) {
  const t = useT();
  const language = useLanguage();
  const { refusal } = form;
  const faults = Object.entries(form.errors).map(([field, message]) => ({
    field,
    message: `${fieldName(t, field)}: ${message}`,
  }));
  const unchanged = company !== null && !form.changed;
  return (
    <>
      <FormPage
        label={company ? t("company-editor.title.plain") : t("company-editor.title.new")}
        sections={sectionsOf({ t, form, company })}
        faults={refusal === null ? faults : [{ field: "", message: refusal }, ...faults]}
        attempt={form.attempt}
        notice={<RestoredNote form={form} />}
        save={company ? t("table.form.save") : t("company-editor.create")}
        cannotSave={unchanged ? t("table.form.unchanged") : undefined}
        pending={form.pending}
        onSubmit={form.submit}
        more={form.changed && <Button onClick={form.discard}>{t("company-editor.discard")}</Button>}
        focusField={form.focus}
      />
      <LeaveGuard changed={form.changed && !form.pending} />
      <ConflictDialog
        form={form}
        title={t("company-editor.conflict.title")}
        nameOf={(field) => fieldName(t, field)}
        textOf={(field, values) => fieldText(field, values, { t, language })}
      />
    </>
  );
}

/** Pictures, top products and labels belong to a company that is there. */
function sectionsOf(props: CompanyFormProps & { t: Translate }): FormSection[] {
  const { t, company, form } = props;
  const internal = company?.can.edit_internal ?? true;
  const section = (id: GroupId, children: FormSection["children"], hint?: string): FormSection => ({
    id,
    title: t(`company-editor.group.${id}`),
    children,
    ...(hint && { hint }),
  });
  const all: (FormSection | false | null)[] = [
    section("identity", <IdentitySection form={form} company={company} changed={form.changed} />),
    company &&
      section(
        "pictures",
        <PicturesSection company={company} />,
        t("company-editor.picture.at-once"),
      ),
    section("profile", <ProfileSection form={form} />),
    section("headquarters", <HeadquartersSection form={form} />),
    section("offering", <OfferingSection form={form} company={company} />),
    company &&
      section(
        "top",
        <TopProductsSection form={form} company={company} />,
        t("company-editor.top.hint", { most: mostTopProducts }),
      ),
    section("sustainability", <SustainabilitySection form={form} />),
    section("contacts", <ContactsSection form={form} />),
    section("media", <MediaSection form={form} />),
    internal && section("access", <AccessSection form={form} company={company} />),
    section("internal", <InternalSection form={form} internal={internal} />),
    company && section("labels", <LabelsSection company={company} />),
  ];
  return all.filter((each) => each !== null && each !== false);
}

type GroupId =
  | "identity"
  | "pictures"
  | "profile"
  | "headquarters"
  | "offering"
  | "top"
  | "sustainability"
  | "contacts"
  | "media"
  | "access"
  | "internal"
  | "labels";

/** Logo, its version for white backgrounds, header; those of the segments stand with their texts. */
function PicturesSection({ company }: { company: EditableCompany }) {
  const t = useT();
  return (
    <>
      <CompanyPicture company={company} kind="LOGO" />
      <CompanyPicture company={company} kind="LOGO_WHITE" />
      <CompanyPicture company={company} kind="HEADER" />
      {!company.subscribed && <Note tone="warning">{t("company-editor.not-subscribed")}</Note>}
    </>
  );
}

/** What support says about the company; support alone changes it. */
function LabelsSection({ company }: { company: EditableCompany }) {
  const t = useT();
  const [changing, setChanging] = useState(false);
  return (
    <>
      {company.labels.length === 0 && (
        <p className={layout.text}>{t("company-editor.labels.none")}</p>
      )}
      <div className={layout.line}>
        {company.labels.map(({ key, title, colour, description }) => (
          <LabelChip key={key} title={title} colour={colour} description={description} />
        ))}
      </div>
      {company.can.administer ? (
        <div>
          <Button size="small" onClick={() => setChanging(true)}>
            {t("companies-admin.menu.labels")}
          </Button>
        </div>
      ) : (
        <p className={layout.soft}>{t("company-editor.labels.support")}</p>
      )}
      {changing && <LabelsDialog company={company} onClose={() => setChanging(false)} />}
    </>
  );
}
