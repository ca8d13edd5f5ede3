import type { Translate } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { hideToast, showToast, type ToastAction } from "../ui/toast-list.ts";

/**
 * Says that something is done; `undo` offers to take it back, and what else comes to mind. Answers
 * how to take the offer away, once something else has been done since.
 */
export function tellDone(
  message: string,
  undo: ToastAction | readonly ToastAction[] = [],
): { close: () => void } {
  const id = showToast({ message, actions: [undo].flat() });
  return { close: () => hideToast(id) };
}

export function tellFailure(error: unknown, t: Translate): void {
  showToast({ danger: true, message: sentenceOf(error, t) });
}

/** Stays until the work is over; answers how to say so. */
export function tellWaiting(message: string): {
  done: (message: string) => void;
  close: () => void;
} {
  const id = showToast({ message, loading: true });
  return {
    done: (message) => showToast({ id, message }),
    close: () => hideToast(id),
  };
}
