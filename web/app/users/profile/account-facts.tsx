import { links } from "@neroli/contract/access/links.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { Link } from "react-router";
import { useSupportEmail } from "../../kernel/support-email.ts";
import { useT } from "../../language/phrases.tsx";
import { Verified } from "../../ui/verified.tsx";
import classes from "./profile.module.css";

/** What is not one's own to change: company, state and roles, each with what it means. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const t = useT();
  const { company, roles } = profile;
  return (
    <dl className={classes.facts}>
      <dt>{t("profile.company")}</dt>
      <dd>
        <Company company={company} />
      </dd>
      <dt>{t("profile.status")}</dt>
      <dd>
        <strong>{t(`profile.status.${profile.status}`)}</strong>
        <p>{t(statusHint(profile))}</p>
      </dd>
      <dt>{t("profile.roles")}</dt>
      <dd>
        {roles.length === 0 && <p>{t("profile.roles.none")}</p>}
        <ul>
          {roles.map((role) => (
            <li key={role}>
              <strong>{t(`users-admin.role.${role}`)}</strong>
              <p>{t(`profile.role.${role}`)}</p>
            </li>
          ))}
        </ul>
        <p>{t("profile.roles.hint")}</p>
      </dd>
    </dl>
  );
}

function Company({ company }: Pick<Profile, "company">) {
  const t = useT();
  const support = useSupportEmail();
  if (!company) {
    return (
      <>
        <strong>{t("profile.company.none")}</strong>
        <p>{t("profile.company.none.hint", { support })}</p>
      </>
    );
  }
  return (
    <>
      <Link to={links.company(company.key)}>{company.name}</Link>{" "}
      {company.verified ? (
        <Verified label={t("company-page.verified")} />
      ) : (
        <p>{t("profile.company.unverified")}</p>
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
