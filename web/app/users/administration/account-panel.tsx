import { links } from "@neroli/contract/access/links.ts";
import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { api } from "../../kernel/client.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { StatusMark } from "../account-marks.tsx";
import { RolesEditor } from "../roles-editor.tsx";
import { nameOf, useAccountAction } from "./account-actions.tsx";
import { AccountFacts, AccountHistory } from "./account-facts.tsx";
import { refreshAccounts, useAccount } from "./account-queries.ts";
import { useAssign } from "./assign.tsx";
import { actionsFor } from "./call-action.ts";
import { SpecialCase } from "./special-case.tsx";
import classes from "./users.module.css";

interface AccountPanelProps {
  userKey: string;
  /** Called when the account was verified from here: the next who waits may be shown. */
  onVerified: () => void;
}

/** The whole account. Stays mounted from one to the next, so that the focus stays where it is. */
export function AccountPanel({ userKey, onVerified }: AccountPanelProps) {
  const t = useT();
  const { data: account, error, refetch, isPlaceholderData } = useAccount(userKey);
  if (error) {
    return (
      <div role="alert">
        <p>{error.message}</p>
        <Button onClick={() => void refetch()}>{t("table.retry")}</Button>
      </div>
    );
  }
  if (!account) return <div className={classes.skeleton} aria-busy="true" />;
  return (
    <article aria-busy={isPlaceholderData} className={classes.panel}>
      <Head account={account} />
      <Actions account={account} waiting={isPlaceholderData} onVerified={onVerified} />
      {!account.company && <SpecialCase account={account} />}
      <Roles account={account} />
      <AccountFacts account={account} />
      <AccountHistory history={account.history} />
    </article>
  );
}

/** The beginning of the account, for who comes to it without something to press. */
export const focusName = (): void =>
  document.querySelector<HTMLElement>("[data-account-name]")?.focus();

function Head({ account }: { account: AccountDetail }) {
  const t = useT();
  const { company } = account;
  return (
    <header>
      <h2 aria-live="polite" tabIndex={-1} data-account-name className={classes.name}>
        {nameOf(account)}
      </h2>
      <p>
        <a href={`mailto:${account.email}`}>{account.email}</a>
        {!account.activated && <small>{t("users-admin.not-activated")}</small>}
      </p>
      {company && (
        <p>
          <Link to={links.company(company.key)}>{company.name}</Link>
          <small>
            {t(`company-types.${company.type}`)}
            {!company.verified && `, ${t("users-admin.company-unverified")}`}
          </small>
        </p>
      )}
      <StatusMark status={account.status} enabled={account.enabled} />
    </header>
  );
}

function Actions(props: { account: AccountDetail; waiting: boolean; onVerified: () => void }) {
  const t = useT();
  const perform = useAccountAction();
  const { choose } = useAssign();
  const { account, waiting } = props;
  const whole = useRef<HTMLDivElement>(null);
  // Once, when the panel opens: from then on the focus stays with what is pressed.
  const first = useRef(account.status);
  useEffect(() => {
    // What only takes something away is never one key press from opening the account.
    if (first.current === "AWAITING_VERIFICATION") whole.current?.querySelector("button")?.focus();
    else focusName();
  }, []);
  const reasonFor = (action: string) =>
    action === "disable" || action === "block"
      ? account.can.shut_out.reason
      : account.can.change.reason;
  return (
    <div ref={whole} className={classes.actions}>
      {actionsFor(account).map((action) => (
        <Button
          // The first is the same button for each account, so that it keeps the focus.
          key={action === "unverify" ? "verify" : action}
          size="small"
          variant={action === "verify" ? "strong" : "plain"}
          loading={waiting}
          disabledReason={reasonFor(action)}
          data-tip={action === "verify" ? t("users-admin.panel.verify-hint") : undefined}
          onClick={async () => {
            if ((await perform(account, action)) && action === "verify") props.onVerified();
          }}
        >
          {t(`users-admin.${action}`)}
        </Button>
      ))}
      {account.company && (
        <Button size="small" onClick={() => choose([account])}>
          {t("users-admin.assign")}
        </Button>
      )}
      {!account.activated && <Resend account={account} />}
    </div>
  );
}

function Resend({ account }: { account: AccountDetail }) {
  const t = useT();
  const resend = async () => {
    try {
      await api("POST /users/resend/verification", {
        body: {
          username: account.username,
          ...(account.company && { company: account.company.key }),
        },
      });
      tellDone(t("users-admin.resent", { email: account.email }));
    } catch (error) {
      tellFailure(error, t);
    }
  };
  return (
    <Button size="small" onClick={() => void resend()}>
      {t("users-admin.resend")}
    </Button>
  );
}

function Roles({ account }: { account: AccountDetail }) {
  const t = useT();
  const queries = useQueryClient();
  const { company, roles } = account;
  return (
    <section className={classes.section}>
      <h3>{t("users-admin.panel.roles")}</h3>
      {company ? (
        <RolesEditor
          key={`${account.key} ${company.key} ${roles.join()}`}
          company={company}
          person={account}
          onSaved={() => {
            void refreshAccounts(queries);
            tellDone(t("users-admin.roles.saved", { name: nameOf(account) }));
          }}
        />
      ) : (
        <p className={classes.soft}>{t("users-admin.roles.no-company")}</p>
      )}
    </section>
  );
}
