import type { KeyboardEvent } from "react";

/** Ctrl + Enter, or Cmd + Enter, sends the form of the text that is being written. */
export function sendByKeyboard({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent) {
  if (key !== "Enter" || !(ctrlKey || metaKey)) return;
  (currentTarget as HTMLTextAreaElement).form?.requestSubmit();
}
