import { PasswordInput, Stack } from "@mantine/core";
import { passwordChange } from "@neroli/contract/registration/forms/password-change.gen.ts";
import { passwordFault } from "@neroli/contract/registration/password.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { createPortal } from "react-dom";
import { api } from "../../kernel/client.ts";
import { useFocusOnFault } from "../../kernel/forms/form-alert.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import buttons from "../../ui/button.module.css";
import { NewPassword } from "../../ui/new-password.tsx";
import classes from "./profile.module.css";

const formId = "password-form";

/** Within the page's form, but a form of its own: Enter in it changes the password. */
export function PasswordFields({ profile }: { profile: Profile }) {
  const t = useT();
  const form = useEntryForm({
    constraints: passwordChange,
    base: null,
    valuesOf: () => ({ current: "", new: "" }),
    toBody: (values: { current: string; new: string }) => values,
    judgeMore: (values) => {
      const fault = passwordFault(values.new, profile);
      return fault ? [{ path: "new", code: `registration.password.${fault}` }] : [];
    },
    // The sentences of passwords say more than those of texts.
    say: ({ path, code }) =>
      path === "new" && code === "too-short" ? t("registration.password.too-short") : null,
    send: (body) => api("POST /users/profile/password", { body }),
    baseOf: () => null,
    onSent: () => tellDone(t("profile.password.changed")),
    draft: () => null,
  });
  useFocusOnFault(form);
  if (!profile.has_password)
    return <p className={classes.said}>{t("errors.profile.no-password")}</p>;
  return (
    <>
      {createPortal(<form id={formId} noValidate onSubmit={form.submit} />, document.body)}
      <Stack maw={420}>
        <PasswordInput
          form={formId}
          autoComplete="current-password"
          label={t("profile.password.current")}
          visibilityToggleButtonProps={{ "aria-label": t("registration.password.show") }}
          {...form.field("current")}
          name="current-password"
        />
        <NewPassword
          form={formId}
          size="sm"
          label={t("profile.password.new")}
          person={profile}
          {...form.field("new")}
          name="new-password"
        />
      </Stack>
      <p className={classes.said}>
        <button
          type="submit"
          form={formId}
          className={buttons.small}
          aria-busy={form.pending}
          disabled={form.pending}
        >
          {t("profile.password.change")}
        </button>
      </p>
    </>
  );
}
