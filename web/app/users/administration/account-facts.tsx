import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import type { ReactNode } from "react";
import { countryName } from "../../language/countries.ts";
import { formatDay, formatTime } from "../../language/dates.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { sourceText } from "../account-marks.tsx";
import classes from "./users.module.css";

/** Who the person is and how the account came to be; what was not said is left out. */
export function AccountFacts({ account }: { account: AccountDetail }) {
  const t = useT();
  const language = useLanguage();
  const notYet = t("users-admin.fact.not-yet");
  const languageName = (code: string) =>
    new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
  const { department, country_code, language: spoken, segments } = account;
  return (
    <>
      <Facts
        title={t("users-admin.panel.person")}
        facts={[
          [t("users-admin.fact.department"), department && t(`departments.${department}`)],
          [t("users-admin.fact.job-title"), account.job_title],
          [
            t("users-admin.fact.phone"),
            account.phone_number && (
              <a href={`tel:${account.phone_number.replaceAll(/[^+\d]/g, "")}`}>
                {account.phone_number}
              </a>
            ),
          ],
          [t("users-admin.fact.country"), country_code && countryName(country_code, language)],
          [
            t("users-admin.fact.segments"),
            segments.map((segment) => t(`segments.${segment}`)).join(", "),
          ],
          [t("users-admin.fact.language"), spoken && languageName(spoken)],
        ]}
      />
      <Facts
        title={t("users-admin.panel.account")}
        facts={[
          [t("users-admin.column.source"), sourceText(t, account.source)],
          [t("users-admin.column.created"), formatDay(account.created_at)],
          [
            t("users-admin.fact.activated"),
            account.activated_at ? formatDay(account.activated_at) : notYet,
          ],
          [
            t("users-admin.fact.terms"),
            account.terms_accepted_at ? formatDay(account.terms_accepted_at) : notYet,
          ],
          [
            t("users-admin.column.last-sign-in"),
            account.last_signed_in_at
              ? formatTime(account.last_signed_in_at)
              : t("users-admin.never"),
          ],
          [
            t("users-admin.panel.portals"),
            account.portals.map(({ display_name }) => display_name).join(", "),
          ],
        ]}
      />
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: [string, ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== null && value !== "");
  if (known.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <dl className={classes.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The latest of the audit trail about this account. */
export function AccountHistory({ history }: Pick<AccountDetail, "history">) {
  const t = useT();
  return (
    <section className={classes.section}>
      <h3>{t("users-admin.panel.history")}</h3>
      {history.length === 0 && <p className={classes.soft}>{t("users-admin.panel.no-history")}</p>}
      <ol className={classes.history}>
        {history.map(({ at, action, actor_name }) => (
          <li key={`${at} ${action}`}>
            {done(t, action)}
            <small>
              {actor_name}, {formatTime(at)}
            </small>
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
