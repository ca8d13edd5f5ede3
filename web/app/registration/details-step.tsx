import { TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { NewPassword } from "../ui/new-password.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { Consents } from "./consents.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type Faults, faults, type Purpose } from "./form-values.ts";
import { PersonFields } from "./person-fields.tsx";
import classes from "./registration.module.css";
import type { SignUpForm } from "./sign-up-form.ts";
import { refusalOf, type Target, useRefusal, useSignUp } from "./use-sign-up.ts";

interface Props {
  target: Target;
  form: SignUpForm;
  company: string | null;
  /** The address is the invitation's. */
  isFixed: boolean;
  /** Back to the address, because it was refused or is to be another. */
  onAddress: (fault?: string) => void;
  onCompanyNeeded: () => void;
  onDone: (activated: boolean) => void;
}

export function DetailsStep(props: Props) {
  const { target, form, company, isFixed } = props;
  const t = useT();
  const purpose = { describesCompany: company === null, forEvent: target.event !== undefined };
  const { submit, isPending, sentence } = useSubmission(props, purpose);
  const top = useRef<HTMLDivElement>(null);
  const step = useRef<HTMLParagraphElement>(null);
  // The step before is gone with its button: whoever listens hears where they are.
  useEffect(() => step.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (sentence) top.current?.focus();
  }, [sentence]);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !submit()) top.current?.focus();
      }}
    >
      {!isFixed && (
        <p ref={step} tabIndex={-1} className={classes.step}>
          {t("registration.step", { at: 2, of: 2 })}
        </p>
      )}
      <div ref={top} tabIndex={-1} className={classes.summary}>
        {sentence && (
          <Note tone="bad" urgent>
            {sentence}
          </Note>
        )}
        <ErrorSummary form={form} />
      </div>
      <Address
        email={form.values.email}
        company={company}
        onChange={isFixed ? undefined : () => props.onAddress()}
      />
      {company === null && <CompanyFields form={form} />}
      <PersonFields form={form} />
      <NewPassword
        required
        name="password"
        label={t("registration.password")}
        person={form.values}
        {...form.getInputProps("password")}
        value={form.values.password}
      />
      <Consents form={form} event={target.event} />
      <Button variant="primary" wide type="submit" loading={isPending}>
        {t("registration.submit")}
      </Button>
    </form>
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
    <div className={classes.address}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        size="md"
        label={t("registration.email")}
        value={email}
      />
      {onChange && (
        <button type="button" className={classes.inline} onClick={onChange}>
          {t("registration.email.change")}
        </button>
      )}
      {company && <p className={classes.joins}>{t("registration.company.joins", { company })}</p>}
    </div>
  );
}

/** `submit` answers whether the form could be sent; what the server then refuses is shown. */
function useSubmission(props: Props, purpose: Purpose) {
  const { target, form, onAddress, onCompanyNeeded, onDone } = props;
  const t = useT();
  const signUp = useSignUp(target, purpose);
  const { sentence } = useRefusal(signUp.error);
  const show = (found: Faults) => {
    if (found.email && !props.isFixed) return onAddress(found.email);
    if (found.company_name && !purpose.describesCompany) onCompanyNeeded();
    form.setErrors(found);
  };
  const submit = (): boolean => {
    const found = faults(t, form.values, purpose);
    form.setErrors(found);
    if (Object.keys(found).length > 0) return false;
    signUp.mutate(form.values, {
      onSuccess: ({ activated }) => onDone(activated),
      onError: (error) => show(refusalOf(t, error).faults),
    });
    return true;
  };
  return { submit, isPending: signUp.isPending, sentence };
}
