import { Stack } from "@mantine/core";
import { links } from "@neroli/contract/access/links.ts";
import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { Link } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { useAssign } from "./assign.tsx";
import classes from "./users.module.css";

/** What to do with somebody whose company was not listed: assign the account, or create one. */
export function SpecialCase({ account }: { account: AccountDetail }) {
  const t = useT();
  const { assign, assigning, choose } = useAssign();
  const { special_case, suggested_companies: suggested } = account;
  return (
    <section className={classes.special}>
      <h3>{t("users-admin.special.title")}</h3>
      {special_case && <Said special={special_case} />}
      {suggested.length > 0 && <h4>{t("users-admin.special.suggested")}</h4>}
      <Stack gap="xs" align="flex-start">
        {suggested.map((company) => (
          <div key={company.key} className={classes.suggested}>
            <Button
              size="small"
              loading={assigning}
              onClick={() => void assign([account], company)}
            >
              {t("users-admin.special.assign", { company: company.name })}
            </Button>
            <small>{t(`users-admin.special.${company.reason}`)}</small>
          </div>
        ))}
        <Button size="small" onClick={() => choose([account])}>
          {t("users-admin.special.other")}
        </Button>
        <Link
          to={links.createCompany(special_case ? { name: special_case.company_name } : undefined)}
          className={classes.link}
        >
          {t("users-admin.special.create")}
        </Link>
      </Stack>
    </section>
  );
}

function Said({ special }: { special: NonNullable<AccountDetail["special_case"]> }) {
  const t = useT();
  return (
    <>
      <p className={classes.soft}>{t("users-admin.special.text")}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{t("users-admin.special.name")}</dt>
          <dd>{special.company_name}</dd>
        </div>
        {special.company_type && (
          <div>
            <dt>{t("users-admin.special.type")}</dt>
            <dd>{t(`company-types.${special.company_type}`)}</dd>
          </div>
        )}
        {special.user_notes && (
          <div>
            <dt>{t("users-admin.special.notes")}</dt>
            <dd className={classes.notes}>{special.user_notes}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
