import { useState } from "react";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import layout from "../ui/layout.module.css";
import { type Change, useChangeSeveral, useTeam } from "./centre-queries.ts";

interface BulkBarProps {
  chosen: string[];
  /** Those that are still chosen; the ones that were changed are not. */
  onChosen: (keys: string[]) => void;
  /** What the list calls a request. */
  nameOf: (key: string) => string;
}

/** What is done to all chosen requests at once; what could not be done is said, and stays chosen. */
export function BulkBar({ chosen, onChosen, nameOf }: BulkBarProps) {
  const t = useT();
  const team = useTeam();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, data } = useChangeSeveral(chosen);
  const refused = data?.refused ?? [];
  const change = (order: Change) =>
    mutate(order, {
      onSuccess: (outcome) => {
        setAsking(false);
        tellDone(t(`requests.bulk.${order.change}.done`, { count: outcome.done.length }));
        onChosen(outcome.refused.map(({ key }) => key));
      },
      onError: (failure) => {
        if (order.change === "assign") tellFailure(failure, t);
      },
    });
  if (chosen.length === 0) return null;
  return (
    <div className={layout.close}>
      <div className={layout.line}>
        <strong>{t("requests.bulk.chosen", { count: chosen.length })}</strong>
        <select
          className={layout.control}
          aria-label={t("requests.bulk.assign")}
          value=""
          disabled={isPending}
          onChange={({ currentTarget }) =>
            change({ change: "assign", assignee: currentTarget.value || null })
          }
        >
          <option value="">{t("requests.bulk.assign")}</option>
          {team.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <Button size="small" onClick={() => setAsking(true)}>
          {t("requests.bulk.close")}
        </Button>
        <Button size="small" onClick={() => onChosen([])}>
          {t("requests.bulk.none")}
        </Button>
      </div>
      {refused.length > 0 && (
        <Note>
          <ul className={layout.bullets}>
            {refused.map(({ key, reason }) => (
              <li key={key}>
                {nameOf(key)}: {reason}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t("requests.bulk.close")}
          text={t("requests.bulk.close.sure", { count: chosen.length })}
          confirm={t("requests.bulk.close")}
          cancel={t("requests.keep")}
          pending={isPending}
          error={error ? sentenceOf(error, t) : undefined}
          onConfirm={() => change({ change: "close" })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
