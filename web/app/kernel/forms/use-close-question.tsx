import { type ReactNode, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

interface CloseQuestionOptions {
  /** Something was typed or chosen that is not saved, nor being saved. */
  changed: boolean;
  onClose: () => void;
  /** Asked where what was typed stays as a draft; else it is given up, and the page is guarded too. */
  keeping?: { title: string; text: string; confirm: string } | undefined;
}

/** Closes a dialog over what was typed only after a question, which the dialog renders beside itself. */
export function useCloseQuestion({ changed, onClose, keeping }: CloseQuestionOptions): {
  close: () => void;
  question: ReactNode;
} {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return {
    close: () => (changed ? setAsking(true) : onClose()),
    question: (
      <>
        <LeaveGuard changed={changed && !keeping} />
        {asking && (
          <ConfirmDialog
            title={keeping?.title ?? t("table.leave.title")}
            text={keeping?.text ?? t("table.leave.text")}
            confirm={keeping?.confirm ?? t("table.leave.go")}
            cancel={t("table.leave.stay")}
            onConfirm={onClose}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    ),
  };
}
