import type { ChangedFactors, Factors } from "@neroli/contract/factors/endpoints.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../kernel/client.ts";
import { type Translate, useT } from "../../../language/phrases.tsx";
import { sentenceOf } from "../../../language/sentence-of.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { Removal } from "./tasks.ts";

interface RemoveFactorProps {
  task: Removal;
  factors: Factors;
  onChanged: (changed: ChangedFactors, message: string) => void;
  onClose: () => void;
}

/** Asks before something that stood for the person serves no more, and says what is left then. */
export function RemoveFactor({ task, factors, onChanged, onClose }: RemoveFactorProps) {
  const t = useT();
  const words = wordsOf(t, task);
  const change = useMutation({
    mutationFn: () => callOf(task),
    onSuccess: (changed) => onChanged(changed, words.done),
  });
  const isLast = task.is !== "renew-codes" && factors.passkeys.length + (factors.app ? 1 : 0) === 1;
  return (
    <ConfirmDialog
      danger
      title={words.title}
      text={
        <>
          <p>{words.text}</p>
          {isLast && (
            <p>
              <strong>{t(factors.required ? "factors.last.support" : "factors.last")}</strong>
            </p>
          )}
        </>
      }
      confirm={words.confirm}
      cancel={t("table.cancel")}
      pending={change.isPending}
      error={change.error ? sentenceOf(change.error, t) : undefined}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  );
}

function callOf(task: Removal): Promise<ChangedFactors> {
  if (task.is === "remove-passkey") {
    return api("POST /users/profile/factors/passkeys/remove", { body: { id: task.id } });
  }
  if (task.is === "remove-app") return api("POST /users/profile/factors/app/remove");
  return api("POST /users/profile/factors/codes");
}

function wordsOf(t: Translate, task: Removal) {
  if (task.is === "renew-codes") {
    return {
      title: t("factors.codes.renew.title"),
      text: t("factors.codes.renew.text"),
      confirm: t("factors.codes.renew"),
      done: t("factors.codes.renewed"),
    };
  }
  const name = task.is === "remove-passkey" ? task.name : t("factors.app");
  return {
    title: t("factors.remove.title", { name }),
    text: t("factors.remove.text"),
    confirm: t("factors.remove"),
    done: t("factors.removed"),
  };
}
