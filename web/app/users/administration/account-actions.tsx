import { useHotkeys } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type LastManagerQuestion, useLastManagerQuestion } from "../last-manager-question.tsx";
import { adoptAccount } from "./account-queries.ts";
import { type AccountAction, callAction, oppositeOf } from "./call-action.ts";

interface Named {
  key: string;
  firstname: string;
  lastname: string;
}

/** Does it, asking first where it cannot be undone; false when it was not done. */
type Perform = (account: Named, action: AccountAction) => Promise<boolean>;

const ActionsContext = createContext<Perform>(async () => false);

export const useAccountAction = (): Perform => use(ActionsContext);

export const nameOf = ({ firstname, lastname }: Named) => `${firstname} ${lastname}`;

/** The commands on accounts for the table and the panel: one place for questions, toasts, undo. */
export function AccountActionsProvider({ children }: { children: ReactNode }) {
  const lastManager = useLastManagerQuestion();
  const [blocking, setBlocking] = useState<Blocking | null>(null);
  const execute = useExecute(lastManager.attempt);
  const perform: Perform = async (account, action) => {
    if (action === "block") {
      const sure = await new Promise<boolean>((answer) => setBlocking({ account, answer }));
      setBlocking(null);
      if (!sure) return false;
    }
    return execute(account, action);
  };
  return (
    <ActionsContext value={perform}>
      {children}
      {blocking && <BlockQuestion {...blocking} />}
      {lastManager.question}
    </ActionsContext>
  );
}

/** Ctrl+Z takes back what was done last, for those who do not reach for the toast. */
function useExecute(attempt: LastManagerQuestion["attempt"]): Perform {
  const t = useT();
  const queries = useQueryClient();
  const takeBack = useRef<(() => void) | null>(null);
  useHotkeys([["mod+Z", () => takeBack.current?.()]]);
  const undo = async (account: Named, action: AccountAction) => {
    takeBack.current = null;
    try {
      // One's own doing a moment ago: no question about managers.
      void adoptAccount(queries, await callAction(action, account.key, true));
      tellDone(t("users-admin.undone"));
    } catch (error) {
      tellFailure(error, t);
    }
  };
  return async (account, action) => {
    try {
      const done = await attempt((force) => callAction(action, account.key, force));
      if (!done) return false;
      void adoptAccount(queries, done);
      const opposite = oppositeOf[action];
      const onUndo = opposite ? () => void undo(account, opposite) : null;
      takeBack.current = onUndo;
      tellDone(
        t(`users-admin.said.${action}`, { name: nameOf(account) }),
        onUndo ? { label: t("table.undo"), onClick: onUndo } : undefined,
      );
      return true;
    } catch (error) {
      tellFailure(error, t);
      return false;
    }
  };
}

interface Blocking {
  account: Named;
  answer: (sure: boolean) => void;
}

function BlockQuestion({ account, answer }: Blocking) {
  const t = useT();
  return (
    <ConfirmDialog
      danger
      title={t("users-admin.block")}
      text={t("users-admin.block.sure", { name: nameOf(account) })}
      confirm={t("users-admin.block")}
      cancel={t("table.cancel")}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
