import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ConfirmPerson } from "../profile/security/confirm-person.tsx";
import { useFactors } from "../profile/security/use-factors.ts";
import { nameOf } from "./account-actions.tsx";
import { accountsKey } from "./account-queries.ts";

interface ResetFactorsProps {
  account: AccountDetail;
  onClose: () => void;
}

/** Who does it proves first who sits there, then reads what it does. */
export function ResetFactors({ account, onClose }: ResetFactorsProps) {
  const t = useT();
  const own = useFactors();
  const [confirmed, setConfirmed] = useState(false);
  const name = nameOf(account);
  if (!own.data) {
    return (
      <Dialog title={t("users-admin.factors.reset.title", { name })} onClose={onClose}>
        <QueryStates query={own}>{() => null}</QueryStates>
      </Dialog>
    );
  }
  if (!confirmed) {
    return (
      <ConfirmPerson
        factors={own.data}
        text={t("users-admin.factors.confirm")}
        onConfirmed={() => setConfirmed(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmAction
      title={t("users-admin.factors.reset.title", { name })}
      text={t("users-admin.factors.reset.sure", { name })}
      confirm={t("users-admin.factors.reset")}
      action={() => api("POST /users/:userKey/factors/reset", { params: { userKey: account.key } })}
      done={t("users-admin.factors.reset.done", { name })}
      reread={[accountsKey]}
      onClose={onClose}
    />
  );
}
