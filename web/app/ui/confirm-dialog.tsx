import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import classes from "./confirm-dialog.module.css";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what it means. */
  text: ReactNode;
  confirm: string;
  cancel: string;
  /** What it does cannot be undone, or shuts somebody out. */
  danger?: boolean;
  pending?: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. The way back is focused first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { pending = false, danger = false } = props;
  return (
    <Dialog
      title={props.title}
      close={props.cancel}
      onClose={props.onClose}
      footer={
        <>
          <Button data-autofocus onClick={props.onClose}>
            {props.cancel}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            loading={pending}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <div>{props.text}</div>
      {props.error && (
        <p className={classes.error} role="alert">
          {props.error}
        </p>
      )}
    </Dialog>
  );
}
