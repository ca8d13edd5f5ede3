import { links } from "@neroli/contract/access/links.ts";
import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { QueryStates } from "../../kernel/query-states.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import { StatusMark } from "../account-marks.tsx";
import { ResendButton } from "../resend-button.tsx";
import { RolesEditor } from "../roles-editor.tsx";
import { nameOf, useAccountAction } from "./account-actions.tsx";
import { AccountFacts, AccountHistory } from "./account-facts.tsx";
import { refreshAccounts, useAccount } from "./account-queries.ts";
import { useAssignment } from "./assignment.tsx";
import { actionsFor } from "./call-action.ts";
import { PersonalDataOf } from "./personal-data.tsx";
import { Places } from "./places.tsx";
import { SecondStep } from "./second-step.tsx";
import { SpecialCase } from "./special-case.tsx";
import { UserTypeField } from "./user-type.tsx";
import classes from "./users.module.css";

interface AccountPanelProps {
  userKey: string;
  /** Called when the account was verified from here: the next who waits may be shown. */
  onVerified: () => void;
}

/** The whole account. Stays mounted from one to the next, so that the focus stays where it is. */
export function AccountPanel({ userKey, onVerified }: AccountPanelProps) {
  const t = useT();
  const found = useAccount(userKey);
  const waiting = found.isPlaceholderData;
  return (
    <QueryStates query={found} loading={<Skeleton height={320} />}>
      {(account) => (
        <article aria-busy={waiting} className={classes.panel}>
          <Head account={account} />
          <Actions account={account} waiting={waiting} onVerified={onVerified} />
          {!account.company && <SpecialCase account={account} />}
          <UserTypeField account={account} />
          <Roles account={account} />
          <Places account={account} />
          <AccountFacts account={account} />
          <SecondStep account={account} />
          <PersonalDataOf account={account} />
          <AccountHistory history={account.history} />
          <p>
            <Link to={links.adminSecurity({ user_key__eq: account.key })}>
              {t("users-admin.panel.security")}
            </Link>
          </p>
        </article>
      )}
    </QueryStates>
  );
}

/** The beginning of the account, for who comes to it without something to press. */
export const focusName = (): void =>
  document.querySelector<HTMLElement>("[data-account-name]")?.focus();

function Head({ account }: { account: AccountDetail }) {
  const t = useT();
  const { company } = account;
  return (
    <header className={layout.close}>
      <h2 aria-live="polite" tabIndex={-1} data-account-name>
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
  const { choose } = useAssignment();
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
    <div ref={whole} className={layout.line}>
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
      {!account.activated && (
        <ResendButton email={account.username} company={account.company?.key} />
      )}
    </div>
  );
}

function Roles({ account }: { account: AccountDetail }) {
  const t = useT();
  const queries = useQueryClient();
  const { company, roles } = account;
  return (
    <section>
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
        <p className={layout.soft}>{t("users-admin.roles.no-company")}</p>
      )}
    </section>
  );
}
