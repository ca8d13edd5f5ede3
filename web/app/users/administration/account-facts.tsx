import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { countryName } from "../../language/countries.ts";
import { formatDay, formatTime } from "../../language/dates.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Facts } from "../../ui/facts.tsx";
import layout from "../../ui/layout.module.css";
import { sourceText } from "../account-marks.tsx";

/** Who the person is and how the account came to be; what was not said is left out. */
export function AccountFacts({ account }: { account: AccountDetail }) {
  const t = useT();
  const language = useLanguage();
  const { department, country_code, language: spoken, segments } = account;
  const languageName = (code: string) =>
    new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
  const dayOf = (at: string | null) => (at ? formatDay(at) : t("users-admin.fact.not-yet"));
  const phone = account.phone_number && (
    <a href={`tel:${account.phone_number.replaceAll(/[^+\d]/g, "")}`}>{account.phone_number}</a>
  );
  const person = [
    { name: t("users-admin.fact.department"), value: department && t(`departments.${department}`) },
    { name: t("users-admin.fact.job-title"), value: account.job_title },
    { name: t("users-admin.fact.phone"), value: phone },
    {
      name: t("users-admin.fact.country"),
      value: country_code && countryName(country_code, language),
    },
    {
      name: t("users-admin.fact.segments"),
      value: segments.map((segment) => t(`segments.${segment}`)).join(", "),
    },
    { name: t("users-admin.fact.language"), value: spoken && languageName(spoken) },
  ].filter(({ value }) => value);
  const signedIn = account.last_signed_in_at;
  return (
    <>
      {person.length > 0 && (
        <section>
          <h3>{t("users-admin.panel.person")}</h3>
          <Facts lines facts={person} />
        </section>
      )}
      <section>
        <h3>{t("users-admin.panel.account")}</h3>
        <Facts
          lines
          facts={[
            { name: t("users-admin.column.source"), value: sourceText(t, account.source) },
            { name: t("users-admin.column.created"), value: formatDay(account.created_at) },
            { name: t("users-admin.fact.activated"), value: dayOf(account.activated_at) },
            { name: t("users-admin.fact.terms"), value: dayOf(account.terms_accepted_at) },
            {
              name: t("users-admin.column.last-sign-in"),
              value: signedIn ? formatTime(signedIn) : t("users-admin.never"),
            },
          ]}
        />
      </section>
    </>
  );
}

/** The latest of the audit trail about this account. */
export function AccountHistory({ history }: Pick<AccountDetail, "history">) {
  const t = useT();
  return (
    <section>
      <h3>{t("users-admin.panel.history")}</h3>
      {history.length === 0 && <p className={layout.soft}>{t("users-admin.panel.no-history")}</p>}
      <ol className={`${layout.list} ${layout.close}`}>
        {history.map(({ at, action, actor_name }) => (
          <li key={`${at} ${action}`}>
            {done(t, action)}
            <p className={layout.soft}>
              {actor_name}, {formatTime(at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Action = AccountDetail["history"][number]["action"];

/** Entries about accounts alone come here: the trail's other things have their own words. */
const done = (t: ReturnType<typeof useT>, action: Action) =>
  t(`users-admin.done.${action as Extract<Action, `user.${string}`>}`);
