import { useCallback, useRef } from "react";
import { newSendKey } from "./send-keys.ts";

/**
 * The keys of what one dialog makes in several calls, by what each is: when a later one fails, those
 * before it are repeated with it and make nothing a second time.
 */
export function useSendKeys(): (what: string) => string {
  const keys = useRef(new Map<string, string>());
  return useCallback((what) => {
    const key = keys.current.get(what) ?? newSendKey();
    keys.current.set(what, key);
    return key;
  }, []);
}
