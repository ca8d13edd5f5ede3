import type { PersonalData } from "@neroli/contract/personal-data/endpoints.ts";
import { graceDays } from "@neroli/contract/personal-data/grace.ts";
import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { formatTime } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { useLastManagerQuestion } from "../last-manager-question.tsx";
import { usePersonalExport } from "../use-personal-export.ts";
import { nameOf } from "./account-actions.tsx";
import { accountsKey, refreshAccounts, usePersonalData } from "./account-queries.ts";

interface OfAccount {
  account: AccountDetail;
}

/** What support does for somebody who asks for the own data, or to be forgotten. */
export function PersonalDataOf({ account }: OfAccount) {
  const t = useT();
  const found = usePersonalData(account.key);
  return (
    <section>
      <h3>{t("personal-data.of.title")}</h3>
      <QueryStates query={found}>
        {(data) => (
          <div className={layout.close}>
            {data.erasure && (
              <p>{t("personal-data.of.leaving", { time: formatTime(data.erasure.due_at) })}</p>
            )}
            <Actions account={account} data={data} />
          </div>
        )}
      </QueryStates>
    </section>
  );
}

function Actions({ account, data }: OfAccount & { data: PersonalData }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const params = { userKey: account.key };
  const start = usePersonalExport(
    () => api("POST /users/:userKey/personal-data/export", { params }),
    t("personal-data.of.export.done", { name: nameOf(account) }),
  );
  return (
    <div className={layout.line}>
      <Button size="small" loading={start.isPending} onClick={() => start.mutate()}>
        {t("personal-data.of.export")}
      </Button>
      {data.erasure ? (
        <Keep account={account} />
      ) : (
        <Button size="small" disabledReason={data.can.erase.reason} onClick={() => setAsking(true)}>
          {t("personal-data.of.erase")}
        </Button>
      )}
      {asking && <Erase account={account} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Keep({ account }: OfAccount) {
  const t = useT();
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () =>
      api("DELETE /users/:userKey/personal-data/erasure", { params: { userKey: account.key } }),
    onSuccess: () => tellDone(t("personal-data.of.kept", { name: nameOf(account) })),
    onError: (error) => tellFailure(error, t),
    onSettled: () => refreshAccounts(queries),
  });
  return (
    <Button size="small" loading={keep.isPending} onClick={() => keep.mutate()}>
      {t("personal-data.of.keep")}
    </Button>
  );
}

function Erase({ account, onClose }: OfAccount & { onClose: () => void }) {
  const t = useT();
  const { attempt, question } = useLastManagerQuestion();
  const name = nameOf(account);
  return (
    <>
      <ConfirmAction
        title={t("personal-data.of.erase.title", { name })}
        text={t("personal-data.of.erase.sure", { days: graceDays })}
        confirm={t("personal-data.of.erase")}
        action={async () => {
          const asked = await attempt((force) =>
            api("POST /users/:userKey/personal-data/erasure", {
              params: { userKey: account.key },
              query: { force: `${force}` },
            }),
          );
          return asked !== undefined;
        }}
        done={t("personal-data.of.erase.done", { name })}
        reread={[accountsKey]}
        onClose={onClose}
      />
      {question}
    </>
  );
}
