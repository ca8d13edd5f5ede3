import { PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { passwordFault } from "@neroli/contract/registration/password.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useMutation } from "@tanstack/react-query";
import { createPortal } from "react-dom";
import { api } from "../../kernel/client.ts";
import { fieldFailures } from "../../kernel/forms/field-failures.ts";
import { sentenceOf, tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import buttons from "../../ui/button.module.css";
import { NewPassword } from "../../ui/new-password.tsx";
import classes from "./profile.module.css";

const formId = "password-form";

/** Within the page's form, but a form of its own: Enter in it changes the password. */
export function PasswordFields({ profile }: { profile: Profile }) {
  const t = useT();
  const form = useForm({
    initialValues: { current: "", new: "" },
    validate: {
      current: (typed) => (typed === "" ? t("profile.needed") : null),
      new: (typed) => {
        const fault = passwordFault(typed, profile);
        return fault && t(`registration.password.${fault}`);
      },
    },
  });
  const change = useMutation({
    mutationFn: (body: { current: string; new: string }) =>
      api("POST /users/profile/password", { body }),
    onSuccess: () => {
      form.reset();
      tellDone(t("profile.password.changed"));
    },
    onError: (error) => {
      const field = "new" in fieldFailures(error, t) ? "new" : "current";
      form.setFieldError(field, sentenceOf(error, t));
      form.getInputNode(field)?.focus();
    },
  });
  if (!profile.has_password)
    return <p className={classes.said}>{t("errors.profile.no-password")}</p>;
  const submit = form.onSubmit(
    (values) => change.mutate(values),
    (errors) => form.getInputNode(errors.current ? "current" : "new")?.focus(),
  );
  return (
    <>
      {createPortal(
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            // It stands within the page's form for React, not for the browser.
            event.stopPropagation();
            submit(event);
          }}
        />,
        document.body,
      )}
      <Stack maw={420}>
        <PasswordInput
          form={formId}
          required
          name="current-password"
          autoComplete="current-password"
          label={t("profile.password.current")}
          visibilityToggleButtonProps={{ "aria-label": t("registration.password.show") }}
          {...form.getInputProps("current")}
        />
        <NewPassword
          form={formId}
          size="sm"
          name="new-password"
          label={t("profile.password.new")}
          person={profile}
          {...form.getInputProps("new")}
          value={form.values.new}
        />
      </Stack>
      <p className={classes.said}>
        <button
          type="submit"
          form={formId}
          className={buttons.small}
          aria-busy={change.isPending}
          disabled={change.isPending}
        >
          {t("profile.password.change")}
        </button>
      </p>
    </>
  );
}
