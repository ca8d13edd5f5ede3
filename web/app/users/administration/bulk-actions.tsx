import type { Account } from "@neroli/contract/users/administration.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { Button } from "../../ui/button.tsx";
import { nameOf } from "./account-actions.tsx";
import { refreshAccounts } from "./account-queries.ts";
import { useAssignment } from "./assignment.tsx";
import { callAction, oppositeOf } from "./call-action.ts";
import classes from "./users.module.css";

const bulkActions = ["verify", "enable", "disable"] as const;
type BulkAction = (typeof bulkActions)[number];

/** Calls at a time: quick for forty accounts, and no burst for the server. */
const atOnce = 4;

interface Refusal {
  account: Account;
  reason: string;
}

/** What is done to all selected accounts; those that were refused stay selected, with the reason. */
export function BulkActions(props: {
  accounts: readonly Account[];
  onDone: (left: readonly Account[]) => void;
}) {
  const t = useT();
  const { accounts, onDone } = props;
  const { run, progress, refusals } = useBulk(onDone);
  const { choose } = useAssignment();
  if (progress !== null) {
    const values = { done: progress, count: accounts.length };
    return <span>{t("users-admin.bulk.working", values)}</span>;
  }
  return (
    <>
      {bulkActions.map((action) => (
        <Button key={action} size="small" onClick={() => void run(action, accounts)}>
          {t(`users-admin.${action}`)}
        </Button>
      ))}
      <Button size="small" onClick={() => choose(accounts, () => onDone([]))}>
        {t("users-admin.assign")}
      </Button>
      {refusals.length > 0 && (
        <ul className={classes.refusals}>
          {refusals.map(({ account, reason }) => (
            <li key={account.key}>
              <strong>{nameOf(account)}</strong>: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useBulk(onDone: (left: readonly Account[]) => void) {
  const t = useT();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const undo = async (action: BulkAction, accounts: readonly Account[]) => {
    const opposite = oppositeOf[action];
    if (!opposite) return;
    await each(accounts, ({ key }) => callAction(opposite, key, true));
    void refreshAccounts(queries);
    tellDone(t("users-admin.undone"));
  };
  const run = async (action: BulkAction, accounts: readonly Account[]) => {
    setProgress(0);
    const changing = accounts.filter((account) => changes(action, account));
    const failed = await each(
      changing,
      ({ key }) => callAction(action, key, false),
      (done) => setProgress(done + accounts.length - changing.length),
    );
    const refused = [...failed].map(([account, error]) => ({
      account,
      reason: sentenceOf(error, t),
    }));
    setRefusals(refused);
    setProgress(null);
    await refreshAccounts(queries);
    onDone([...failed.keys()]);
    const done = changing.filter((account) => !failed.has(account));
    if (done.length === 0 && refused.length > 0) return;
    tellDone(t(`users-admin.bulk.done.${action}`, { count: done.length }), {
      label: t("table.undo"),
      onClick: () => void undo(action, done),
    });
  };
  return { run, progress, refusals };
}

/** Who is already as wanted is left alone, so that undo does not touch them either. */
const changes = (action: BulkAction, { status, enabled }: Account) =>
  action === "verify" ? status !== "VERIFIED" : enabled !== (action === "enable");

/** Does it for each, a few at a time; answers those that failed, with the error. */
async function each(
  accounts: readonly Account[],
  work: (account: Account) => Promise<unknown>,
  onProgress: (done: number) => void = () => {},
): Promise<Map<Account, unknown>> {
  const waiting = [...accounts];
  const failed = new Map<Account, unknown>();
  let done = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const account = next;
      await work(account).catch((error: unknown) => failed.set(account, error));
      onProgress(++done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}
