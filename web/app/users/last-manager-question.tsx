import { isSupport } from "@neroli/contract/access/roles.ts";
import { type ReactNode, useState } from "react";
import { hasCode } from "../kernel/client.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface Refusal {
  /** The server's sentence, which names the company. */
  sentence: string;
  answer: (goOn: boolean) => void;
}

export interface LastManagerQuestion {
  /** What the work answers; undefined when the person thought better of it. */
  attempt: <T>(work: (force: boolean) => Promise<T>) => Promise<T | undefined>;
  /** The dialog, to be shown while it is asked. */
  question: ReactNode;
}

/**
 * Work that could leave a company without a manager: support is asked and may go on; others read
 * the refusal, as the work's own error.
 */
export function useLastManagerQuestion(): LastManagerQuestion {
  const session = useSession();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const mayGoOn = session.state === "signed-in" && isSupport(session.profile.roles);
  const attempt: LastManagerQuestion["attempt"] = async (work) => {
    try {
      return await work(false);
    } catch (error) {
      if (!hasCode(error, "users.last-manager") || !mayGoOn) throw error;
      const { message: sentence } = error;
      const goOn = await new Promise<boolean>((answer) => setRefusal({ sentence, answer }));
      setRefusal(null);
      return goOn ? work(true) : undefined;
    }
  };
  return { attempt, question: refusal && <Question {...refusal} /> };
}

function Question({ sentence, answer }: Refusal) {
  const t = useT();
  return (
    <ConfirmDialog
      danger
      title={t("users-admin.last-manager.title")}
      text={
        <>
          <p>{sentence}</p>
          <p>{t("users-admin.last-manager.sure")}</p>
        </>
      }
      confirm={t("users-admin.last-manager.go-on")}
      cancel={t("table.cancel")}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
