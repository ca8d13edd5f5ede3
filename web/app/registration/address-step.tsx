import { TextInput } from "@mantine/core";
import type { SubmitEvent } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { emailFault } from "./form-values.ts";
import classes from "./registration.module.css";
import type { SignUpForm } from "./sign-up-form.ts";
import { refusalOf, type Target, useValidate } from "./use-sign-up.ts";

interface Props {
  target: Target;
  form: SignUpForm;
  /** The name of the company that the address leads to; null when it is not listed. */
  onAccepted: (company: string | null) => void;
}

export function AddressStep({ target, form, onAccepted }: Props) {
  const t = useT();
  const { isFine, validate, isPending } = useAddress(target, form);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.getInputNode("email")?.focus();
    if (isFine()) validate(onAccepted);
  };
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <p className={classes.step}>{t("registration.step", { at: 1, of: 2 })}</p>
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        size="md"
        required
        withAsterisk={false}
        label={t("registration.email")}
        errorProps={{ role: "alert" }}
        {...form.getInputProps("email")}
        onBlur={() => {
          // Whoever goes on to something else is told early; nobody is scolded for an empty field.
          if (form.values.email) isFine();
        }}
      />
      <noscript>
        <Note tone="bad" urgent>
          {t("registration.needs-script")}
        </Note>
      </noscript>
      <Button variant="primary" wide type="submit" loading={isPending}>
        {t("registration.continue")}
      </Button>
    </form>
  );
}

function useAddress(target: Target, form: SignUpForm) {
  const t = useT();
  const { mutate, isPending } = useValidate(target);
  const isFine = () => {
    const fault = emailFault(t, form.values.email);
    if (fault) form.setFieldError("email", fault);
    return fault === null;
  };
  const validate = (onAccepted: Props["onAccepted"]) =>
    mutate(form.values.email, {
      onSuccess: ({ company }) => onAccepted(company?.name ?? null),
      onError: (error) => {
        const refusal = refusalOf(t, error);
        form.setFieldError("email", refusal.faults.email ?? refusal.sentence);
      },
    });
  return { isFine, validate, isPending };
}
