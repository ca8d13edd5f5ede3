import { isSupport } from "@neroli/contract/access/roles.ts";
import { type ReactNode, useState } from "react";
import { ApiError } from "../kernel/client.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface Asked {
  detail: string;
  answer: (goOn: boolean) => void;
}

export interface Insist {
  /** What the work answers; undefined when the person thought better of it. */
  attempt: <T>(work: (force: boolean) => Promise<T>) => Promise<T | undefined>;
  question: ReactNode;
}

const isLastManager = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.body.code === "users.last-manager";

/**
 * Work that could leave a company without a manager: support is asked and may go on; others read
 * the refusal, as the work's own error.
 */
export function useInsist(): Insist {
  const session = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayInsist = session.state === "signed-in" && isSupport(session.profile.roles);
  const attempt: Insist["attempt"] = async (work) => {
    try {
      return await work(false);
    } catch (error) {
      if (!isLastManager(error) || !mayInsist) throw error;
      const { message: detail } = error;
      const goOn = await new Promise<boolean>((answer) => setAsked({ detail, answer }));
      setAsked(null);
      return goOn ? work(true) : undefined;
    }
  };
  return { attempt, question: asked && <Question {...asked} /> };
}

function Question({ detail, answer }: Asked) {
  const t = useT();
  return (
    <ConfirmDialog
      danger
      title={t("users-admin.last-manager.title")}
      text={
        <>
          <p>{detail}</p>
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
