import { notifications } from "@mantine/notifications";
import { Fragment } from "react";
import type { Translate } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import { ApiError } from "./client.ts";

/** Long enough to reach the button. */
const undoMilliseconds = 8_000;

/** What a toast offers to do: to take it back, mostly. */
export interface Offer {
  label: string;
  onUndo: () => void;
}

/**
 * Says that something is done; `undo` offers to take it back, and what else comes to mind. Answers
 * how to take the offer away, once something else has been done since.
 */
export function tellDone(message: string, undo?: Offer | readonly Offer[]): { close: () => void } {
  const offers = undo === undefined ? [] : [undo].flat();
  const id: string = notifications.show(
    offers.length > 0
      ? { autoClose: undoMilliseconds, message: <Undoable {...{ message, offers, close }} /> }
      : { message },
  );
  function close() {
    notifications.hide(id);
  }
  return { close };
}

function Undoable(props: { message: string; offers: readonly Offer[]; close: () => void }) {
  const { message, offers, close } = props;
  return (
    <>
      {message}
      {offers.map(({ label, onUndo }) => (
        <Fragment key={label}>
          {" "}
          <button
            type="button"
            className={buttons.small}
            onClick={() => {
              close();
              onUndo();
            }}
          >
            {label}
          </button>
        </Fragment>
      ))}
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
