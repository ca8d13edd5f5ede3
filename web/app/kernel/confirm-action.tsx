import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { tellDone } from "./toast.tsx";

interface ConfirmActionProps {
  title: string;
  /** What will happen, and what it means. */
  text: ReactNode;
  /** Names the action: "Remove". */
  confirm: string;
  /** Names what is left as it is; "Cancel" where nothing is said. */
  cancel?: string;
  /** Answers false where it was given up after all: then nothing is said. */
  action: () => Promise<unknown>;
  /** Said once it is done. */
  done: string;
  /** Said before the reason of a failure, where that alone does not do. */
  failed?: string;
  /** Queries whose keys begin so are read anew, whatever came of it. */
  reread: readonly string[];
  onClose: () => void;
}

/** Asks before something that cannot be undone, does it, and says what came of it. */
export function ConfirmAction(props: ConfirmActionProps) {
  const t = useT();
  const queries = useQueryClient();
  const { action, done, failed, reread, onClose } = props;
  const { mutate, isPending, error } = useMutation({
    mutationFn: action,
    onSuccess: (answer) => {
      if (answer !== false) tellDone(done);
      onClose();
    },
    onSettled: () => {
      for (const key of reread) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const reason = error ? sentenceOf(error, t) : undefined;
  return (
    <ConfirmDialog
      danger
      title={props.title}
      text={props.text}
      confirm={props.confirm}
      cancel={props.cancel ?? t("table.cancel")}
      pending={isPending}
      error={reason && failed ? `${failed}. ${reason}` : reason}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
