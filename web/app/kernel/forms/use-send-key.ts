import { useMemo, useRef } from "react";
import { keepDraftKey, readDraftKey } from "../drafts.ts";
import { newSendKey } from "../send-keys.ts";
import type { DraftOptions } from "./entry-form.ts";

export interface SendKey {
  /** That of the draft that was found; else one that is made when it is first asked for. */
  current(): string;
  /** What is sent next is another thing. */
  renew(): void;
  /** Keeps it beside the draft. */
  keep(): void;
}

/** The key that a form is sent with, each time until there is an answer (decision 45). */
export function useSendKey(draft: DraftOptions | null): SendKey {
  const held = useRef<string | null>(null);
  const { key = null, place = "browser" } = draft ?? {};
  return useMemo(() => {
    const current = () => {
      held.current ??= (key !== null && readDraftKey(key, place)) || newSendKey();
      return held.current;
    };
    return {
      current,
      renew: () => {
        held.current = newSendKey();
        if (key !== null && readDraftKey(key, place) !== null) {
          keepDraftKey(key, held.current, place);
        }
      },
      keep: () => {
        if (key !== null) keepDraftKey(key, current(), place);
      },
    };
  }, [key, place]);
}
