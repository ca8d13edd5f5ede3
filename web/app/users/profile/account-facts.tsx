import { links } from "@neroli/contract/access/links.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { Link } from "react-router";
import { useSupportEmail } from "../../kernel/support-email.ts";
import { useT } from "../../language/phrases.tsx";
import { Facts } from "../../ui/facts.tsx";
import layout from "../../ui/layout.module.css";
import { Verified } from "../../ui/verified.tsx";

/** What is not one's own to change: company, state and roles, each with what it means. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <Facts
      facts={[
        { name: t("profile.company"), value: <Company company={profile.company} />, wide: true },
        {
          name: t("profile.status"),
          value: (
            <>
              <strong>{t(`profile.status.${profile.status}`)}</strong>
              <p className={layout.soft}>{t(statusHint(profile))}</p>
            </>
          ),
          wide: true,
        },
        { name: t("profile.roles"), value: <Roles roles={profile.roles} />, wide: true },
      ]}
    />
  );
}

function Roles({ roles }: Pick<Profile, "roles">) {
  const t = useT();
  return (
    <div className={layout.close}>
      {roles.length === 0 && <p className={layout.soft}>{t("profile.roles.none")}</p>}
      <ul className={`${layout.list} ${layout.close}`}>
        {roles.map((role) => (
          <li key={role}>
            <strong>{t(`users-admin.role.${role}`)}</strong>
            <p className={layout.soft}>{t(`profile.role.${role}`)}</p>
          </li>
        ))}
      </ul>
      <p className={layout.soft}>{t("profile.roles.hint")}</p>
    </div>
  );
}

function Company({ company }: Pick<Profile, "company">) {
  const t = useT();
  const support = useSupportEmail();
  if (!company) {
    return (
      <>
        <strong>{t("profile.company.none")}</strong>
        <p className={layout.soft}>{t("profile.company.none.hint", { support })}</p>
      </>
    );
  }
  return (
    <>
      <Link to={links.company(company.key)}>{company.name}</Link>{" "}
      {company.verified ? (
        <Verified label={t("company-page.verified")} />
      ) : (
        <p className={layout.soft}>{t("profile.company.unverified")}</p>
      )}
    </>
  );
}

function statusHint({ status, vetted }: Profile) {
  if (status === "VERIFIED") {
    return vetted ? "profile.status.VERIFIED.hint" : "profile.status.VERIFIED.company-hint";
  }
  return status === "BLOCKED" ? "errors.access.blocked" : "errors.access.unverified";
}
