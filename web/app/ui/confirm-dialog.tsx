import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

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
    <Modal
      opened
      centered
      onClose={props.onClose}
      title={<Text fw={650}>{props.title}</Text>}
      closeButtonProps={{ "aria-label": props.cancel }}
    >
      <Stack>
        <div>{props.text}</div>
        {props.error && <Alert color="red">{props.error}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={props.onClose}>
            {props.cancel}
          </Button>
          <Button
            loading={pending}
            onClick={props.onConfirm}
            {...(danger && { color: "red.9", autoContrast: true })}
          >
            {props.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
