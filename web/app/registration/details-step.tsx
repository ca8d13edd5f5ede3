import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { useEffect, useRef } from "react";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { FaultSummary } from "../ui/fault-summary.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { Fields } from "../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { NewPassword } from "../ui/new-password.tsx";
import { Consents } from "./consents.tsx";
import { PersonFields } from "./person-fields.tsx";
import { fieldLabels, type SignUpTarget } from "./sign-up-values.ts";
import type { SignUpFields, useSignUp } from "./use-sign-up.ts";

interface DetailsStepProps {
  target: SignUpTarget;
  form: ReturnType<typeof useSignUp>;
  /** The company that the address leads to; null where none is listed. */
  company: string | null;
  /** Back to the address; there is no way back from that of an invitation. */
  onAddress: (() => void) | undefined;
}

export function DetailsStep({ target, form, company, onAddress }: DetailsStepProps) {
  const t = useT();
  const step = useRef<HTMLParagraphElement>(null);
  // The step before is gone with its button: whoever listens hears where they are.
  useEffect(() => step.current?.focus({ preventScroll: true }), []);
  return (
    <form className={layout.stack} noValidate onSubmit={form.submit}>
      {onAddress && (
        <p ref={step} tabIndex={-1} className={layout.soft}>
          {t("registration.step", { at: 2, of: 2 })}
        </p>
      )}
      <Faults form={form} />
      <Address email={form.values.email} company={company} onChange={onAddress} />
      {company === null && <CompanyFields form={form} />}
      <PersonFields form={form} />
      {target.invited && (
        <NewPassword
          label={t("registration.password")}
          person={form.values}
          {...form.field("password")}
        />
      )}
      <Consents form={form} event={target.event} />
      <Button variant="primary" wide type="submit" loading={form.pending}>
        {t("registration.submit")}
      </Button>
    </form>
  );
}

/** What is wrong, in the order of the form. */
function Faults({ form }: Pick<DetailsStepProps, "form">) {
  const t = useT();
  const fields = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.refusal) box.current?.focus();
  }, [form.refusal]);
  return (
    <>
      {form.refusal && (
        <div ref={box} tabIndex={-1}>
          <Note tone="bad" urgent>
            {form.refusal}
          </Note>
        </div>
      )}
      <FaultSummary
        title={t("registration.check")}
        faults={fields
          .filter((field) => form.errors[field])
          .map((field) => ({ field, message: t(fieldLabels[field]) }))}
        attempt={form.attempt}
        onFocus={form.focus}
      />
    </>
  );
}

interface AddressProps {
  email: string;
  company: string | null;
  onChange: (() => void) | undefined;
}

/** Not to be typed here any more, but there for whatever keeps passwords. */
function Address({ email, company, onChange }: AddressProps) {
  const t = useT();
  return (
    <div className={layout.close}>
      <TextField
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        label={t("registration.email")}
        value={email}
      />
      <div className={layout.spread}>
        {company && <strong>{t("registration.company.joins", { company })}</strong>}
        {onChange && (
          <Button variant="link" onClick={onChange}>
            {t("registration.email.change")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** For somebody whose company is not listed (spec 3, special_case). */
function CompanyFields({ form }: { form: SignUpFields }) {
  const t = useT();
  const language = useLanguage();
  const types = companyTypes
    // Hidden from pickers (spec 1).
    .filter((type) => type !== "UNKNOWN")
    .map((value) => ({ value, label: words(t, "company-types", value) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const domain = form.values.email.split("@")[1] ?? "";
  return (
    <Fields legend={t("registration.company")}>
      <p className={layout.text}>{t("registration.company.unknown", { domain })}</p>
      <TextField
        autoComplete="organization"
        label={t("registration.company.name")}
        {...form.field("company_name")}
      />
      <ChoiceField
        label={t("registration.company.type")}
        none={t("registration.choose")}
        choices={types}
        {...form.field("company_type")}
      />
      <TextArea
        label={`${t("registration.company.notes")} (${t("registration.optional")})`}
        hint={t("registration.company.notes.hint")}
        {...form.field("user_notes")}
      />
    </Fields>
  );
}
