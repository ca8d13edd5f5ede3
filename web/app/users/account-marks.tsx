import type { Account } from "@neroli/contract/users/administration.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";

const tones = { VERIFIED: "good", AWAITING_VERIFICATION: "warning", BLOCKED: "bad" } as const;

/** Status and access in words; the colour only helps. */
export function StatusMark({ status, enabled }: Pick<Account, "status" | "enabled">) {
  const t = useT();
  return (
    <span className={layout.line}>
      <Badge tone={tones[status]}>{t(`users-admin.status.${status}`)}</Badge>
      {!enabled && <Badge tone="bad">{t("users-admin.disabled")}</Badge>}
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
  if (!company) {
    const claim = special_case && t("users-admin.claims", { company: special_case.company_name });
    return (
      <NameCell plain more={claim}>
        <em className={layout.soft}>{t("users-admin.no-company")}</em>
      </NameCell>
    );
  }
  const amiss = company.enabled ? "users-admin.company-unverified" : "users-admin.company-disabled";
  return (
    <NameCell plain more={!(company.enabled && company.verified) && t(amiss)}>
      {company.name}
    </NameCell>
  );
}
