import type { Account } from "@neroli/contract/users/administration.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import classes from "./account-marks.module.css";

type Marked = Pick<Account, "status" | "enabled">;

/** Status and access in words; the colour only helps. */
export function StatusMark({ status, enabled }: Marked) {
  const t = useT();
  return (
    <span className={classes.marks}>
      <span className={classes.mark} data-status={status}>
        {t(`users-admin.status.${status}`)}
      </span>
      {!enabled && (
        <span className={classes.mark} data-status="DISABLED">
          {t("users-admin.disabled")}
        </span>
      )}
    </span>
  );
}

export const rolesText = (t: Translate, roles: Account["roles"]): string =>
  roles.map((role) => t(`users-admin.role.${role}`)).join(", ") || t("users-admin.no-roles");

export function sourceText(t: Translate, source: string): string {
  if (source === "SIGN_UP" || source === "INVITATION" || source === "SUPPORT") {
    return t(`users-admin.source.${source}`);
  }
  return t("users-admin.source.portal", { portal: source });
}

/** The company, or what the person says it is; with what is amiss there. */
export function CompanyCell({ account }: { account: Pick<Account, "company" | "special_case"> }) {
  const t = useT();
  const { company, special_case } = account;
  if (company) {
    return (
      <>
        {company.name}
        {!company.enabled && <small>{t("users-admin.company-disabled")}</small>}
        {company.enabled && !company.verified && (
          <small>{t("users-admin.company-unverified")}</small>
        )}
      </>
    );
  }
  return (
    <>
      <em className={classes.soft}>{t("users-admin.no-company")}</em>
      {special_case && (
        <small>{t("users-admin.claims", { company: special_case.company_name })}</small>
      )}
    </>
  );
}
