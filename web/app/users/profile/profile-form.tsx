import type { Profile } from "@neroli/contract/users/profile.ts";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { type Translate, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { FormPage, type FormSection } from "../../ui/form-page.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { LanguageFields } from "./language-fields.tsx";
import { MailFields } from "./mail-fields.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ProfileNotices } from "./profile-notices.tsx";
import { SocialFields } from "./social-fields.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import { WorkFields } from "./work-fields.tsx";

type SectionId =
  | "person"
  | "work"
  | "languages"
  | "social"
  | "notifications"
  | "account"
  | "password";

/** One's own profile in one form; picture and password are saved by themselves. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT();
  const form = useProfileForm(profile);
  const { changed, pending } = form;
  const section = (id: SectionId, children: FormSection["children"], hint?: string) => ({
    id,
    title: t(`profile.section.${id}`),
    hint,
    children,
  });
  return (
    <>
      <LeaveGuard changed={changed && !pending} />
      <FormPage
        label={t("profile.title")}
        sections={[
          section("person", <PersonFields form={form} profile={profile} />),
          section("work", <WorkFields form={form} />),
          section("languages", <LanguageFields form={form} />),
          section("social", <SocialFields form={form} />),
          section("notifications", <MailFields form={form} />, t("profile.mail.hint")),
          section("account", <AccountFacts profile={profile} />),
        ]}
        beyond={[
          section(
            "password",
            <PasswordForm profile={profile} />,
            profile.has_password ? t("profile.password.hint") : undefined,
          ),
        ]}
        faults={Object.entries(form.errors).map(([field, message]) => ({
          field,
          message: `${labelOf(t, field)}${message}`,
        }))}
        attempt={form.attempt}
        notice={<ProfileNotices form={form} />}
        save={t("table.form.save")}
        cannotSave={changed ? undefined : t("table.form.unchanged")}
        pending={pending}
        onSubmit={form.submit}
        focusField={form.focus}
        more={changed && <Button onClick={form.discard}>{t("profile.discard")}</Button>}
      />
    </>
  );
}

/** The summary stands away from the fields: sentences that do not name theirs get its name. */
function labelOf(t: Translate, field: string): string {
  if (field === "firstname" || field === "lastname") return `${t(`profile.${field}`)}: `;
  return field.startsWith("languages.") ? `${t("profile.spoken")}: ` : "";
}
