import { passwordChange } from "@neroli/contract/registration/forms/password-change.gen.ts";
import { passwordFault } from "@neroli/contract/registration/password.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { api } from "../../kernel/client.ts";
import { useFocusOnFault } from "../../kernel/forms/form-alert.tsx";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import layout from "../../ui/layout.module.css";
import { NewPassword } from "../../ui/new-password.tsx";

/** A form of its own: the password is changed without the rest of the profile. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const t = useT();
  const person = { ...profile, company: profile.company?.name };
  const form = useEntryForm({
    constraints: passwordChange,
    base: null,
    valuesOf: () => ({ current: "", new: "" }),
    toBody: (values: { current: string; new: string }) => values,
    judgeMore: (values) => {
      const fault = passwordFault(values.new, person);
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
  if (!profile.has_password) {
    return <p className={layout.text}>{t("errors.profile.no-password")}</p>;
  }
  return (
    <form noValidate className={layout.stack} onSubmit={form.submit}>
      <LeaveGuard changed={form.changed && !form.pending} />
      <PasswordField
        className={layout.narrow}
        autoComplete="current-password"
        label={t("profile.password.current")}
        {...form.field("current")}
        name="current-password"
      />
      <NewPassword
        className={layout.narrow}
        label={t("profile.password.new")}
        person={person}
        {...form.field("new")}
        name="new-password"
      />
      <div>
        <Button type="submit" size="small" loading={form.pending}>
          {t("profile.password.change")}
        </Button>
      </div>
    </form>
  );
}
