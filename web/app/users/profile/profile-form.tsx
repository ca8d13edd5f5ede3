import { socialLink, socialNetworks } from "@neroli/contract/kernel/formats/social-links.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { RestoredNote } from "../../kernel/forms/restored-note.tsx";
import { AccountConsent } from "../../kernel/interactions/account-consent.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { type Translate, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormPage, type FormSection } from "../../ui/form-page.tsx";
import layout from "../../ui/layout.module.css";
import { AccountFacts } from "./account-facts.tsx";
import { LanguageFields } from "./language-fields.tsx";
import { NotificationFields } from "./notification-fields.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PersonFields } from "./person-fields.tsx";
import { PersonalDataSection } from "./personal-data/personal-data-section.tsx";
import { SecuritySection } from "./security/security-section.tsx";
import { useFactors } from "./security/use-factors.ts";
import { SessionsSection } from "./sessions-section.tsx";
import { type ProfileFields, useProfileForm } from "./use-profile-form.ts";
import { WorkFields } from "./work-fields.tsx";

type SectionId =
  | "person"
  | "work"
  | "languages"
  | "social"
  | "notifications"
  | "account"
  | "password"
  | "security";

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
  const factors = useFactors();
  const password = section(
    "password",
    <PasswordForm profile={profile} />,
    profile.has_password ? t("profile.password.hint") : undefined,
  );
  const security = section(
    "security",
    <QueryStates query={factors}>
      {(found) => <SecuritySection profile={profile} factors={found} />}
    </QueryStates>,
  );
  // Where another identity provider is asked who it is, all of this is its matter.
  const isHere = factors.data?.offered !== false;
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
          section("notifications", <NotificationFields form={form} />, t("profile.mail.hint")),
          section("account", <AccountFacts profile={profile} />),
        ]}
        beyond={[
          ...(isHere ? [password] : []),
          ...(isHere && profile.has_password ? [security] : []),
          {
            id: "sessions",
            title: t("sessions.title"),
            hint: t("sessions.lead"),
            children: <SessionsSection />,
          },
          { id: "privacy", title: t("profile.section.privacy"), children: <AccountConsent /> },
          {
            id: "personal-data",
            title: t("personal-data.title"),
            hint: t("personal-data.lead"),
            children: <PersonalDataSection signInHere={isHere} />,
          },
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

/** What one has to know before saving; of several the most pressing. */
function ProfileNotices({ form }: { form: ReturnType<typeof useProfileForm> }) {
  const t = useT();
  if (form.conflict) {
    return (
      <Note
        tone="bad"
        urgent
        action={
          <span className={layout.line}>
            <Button size="small" onClick={() => form.resolve([], false)}>
              {t("profile.conflict.keep")}
            </Button>
            <Button size="small" onClick={form.discard}>
              {t("profile.conflict.theirs")}
            </Button>
          </span>
        }
      >
        {t("profile.conflict")}
      </Note>
    );
  }
  if (form.refusal) {
    return (
      <Note tone="bad" urgent>
        {form.refusal}
      </Note>
    );
  }
  return <RestoredNote form={form} />;
}

/** What an address there looks like. */
const examples = {
  linkedin: "https://www.linkedin.com/in/…",
  twitter: "https://x.com/…",
  facebook: "https://www.facebook.com/…",
  youtube: "https://www.youtube.com/@…",
  instagram: "https://www.instagram.com/…",
};

function SocialFields({ form }: { form: ProfileFields }) {
  const t = useT();
  return (
    <div className={layout.columns}>
      {socialNetworks.map((network) => {
        const field = form.field(`social_links.${network}`);
        return (
          <TextField
            key={network}
            label={t(`profile.social.${network}`)}
            placeholder={examples[network]}
            {...field}
            onBlur={(event) => {
              field.onBlur(event);
              const whole = socialLink(network, event.currentTarget.value);
              if (whole) form.setField(`social_links.${network}`, whole);
            }}
          />
        );
      })}
    </div>
  );
}
