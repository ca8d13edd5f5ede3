import { links } from "@neroli/contract/access/links.ts";
import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { Link } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import layout from "../../ui/layout.module.css";
import { useAssignment } from "./assignment.tsx";
import classes from "./users.module.css";

/** What to do with somebody whose company was not listed: assign the account, or create one. */
export function SpecialCase({ account }: { account: AccountDetail }) {
  const t = useT();
  const { assign, assigning, choose } = useAssignment();
  const { special_case, suggested_companies: suggested } = account;
  return (
    <Note tone="warning">
      <section className={layout.stack}>
        <h3>{t("users-admin.special.title")}</h3>
        {special_case && <Claim special={special_case} />}
        {suggested.length > 0 && <h4>{t("users-admin.special.suggested")}</h4>}
        {suggested.map((company) => (
          <div key={company.key} className={layout.line}>
            <Button size="small" loading={assigning} onClick={() => assign([account], company)}>
              {t("users-admin.special.assign", { company: company.name })}
            </Button>
            <small>{t(`users-admin.special.${company.reason}`)}</small>
          </div>
        ))}
        <div className={layout.line}>
          <Button size="small" onClick={() => choose([account])}>
            {t("users-admin.special.other")}
          </Button>
          <Link
            to={links.createCompany(special_case ? { name: special_case.company_name } : undefined)}
          >
            {t("users-admin.special.create")}
          </Link>
        </div>
      </section>
    </Note>
  );
}

/** What the person said of the company at the sign-up. */
function Claim({ special }: { special: NonNullable<AccountDetail["special_case"]> }) {
  const t = useT();
  const { company_name, company_type, user_notes } = special;
  return (
    <>
      <p className={layout.soft}>{t("users-admin.special.text")}</p>
      <Facts
        lines
        facts={[
          { name: t("users-admin.special.name"), value: company_name },
          {
            name: t("users-admin.special.type"),
            value: company_type && t(`company-types.${company_type}`),
          },
          {
            name: t("users-admin.special.notes"),
            value: user_notes && <span className={classes.notes}>{user_notes}</span>,
          },
        ]}
      />
    </>
  );
}
