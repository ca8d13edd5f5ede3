import { notifications } from "@mantine/notifications";
import buttons from "../ui/button.module.css";
import { ApiError } from "./client.ts";
import type { Translate } from "./phrases.tsx";

/** Long enough to reach the button. */
const undoMilliseconds = 8_000;

/**
 * Says that something is done; `undo` offers to take it back. Answers how to take the offer away,
 * once something else has been done since.
 */
export function tellDone(
  message: string,
  undo?: { label: string; onUndo: () => void },
): { close: () => void } {
  const id: string = notifications.show(
    undo
      ? { autoClose: undoMilliseconds, message: <Undoable {...{ message, undo, close }} /> }
      : { message },
  );
  function close() {
    notifications.hide(id);
  }
  return { close };
}

function Undoable(props: {
  message: string;
  undo: { label: string; onUndo: () => void };
  close: () => void;
}) {
  const { message, undo, close } = props;
  return (
    <>
      {message}{" "}
      <button
        type="button"
        className={buttons.small}
        onClick={() => {
          close();
          undo.onUndo();
        }}
      >
        {undo.label}
      </button>
    </>
  );
}

/** The server's sentence, else the error's own, else "Something went wrong" (spec 8). */
export function sentenceOf(error: unknown, t: Translate): string {
  if (error instanceof ApiError) return error.body.detail ?? error.message;
  return error instanceof Error && error.message ? error.message : t("table.wrong");
}

export function tellFailure(error: unknown, t: Translate): void {
  notifications.show({ color: "red", message: sentenceOf(error, t) });
}

/** Stays until the work is over; answers how to say so. */
export function tellWaiting(message: string): {
  done: (message: string) => void;
  close: () => void;
} {
  const id = notifications.show({ message, loading: true, autoClose: false });
  return {
    done: (message) => notifications.update({ id, message, loading: false, autoClose: 3_000 }),
    close: () => notifications.hide(id),
  };
}
