import { useCallback, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../drafts.ts";

/**
 * A draft of what is no form of fields. `initial` is what was kept, if there is anything; keep()
 * is called with each change, forget() when it is saved or given up.
 */
export function useDraft<Values extends object>(key: string) {
  const [initial, setInitial] = useState(() => readDraft<Values>(key));
  const keep = useCallback((values: Values) => keepDraft(key, values), [key]);
  const forget = useCallback(() => {
    setInitial(null);
    forgetDraft(key);
  }, [key]);
  return { initial, keep, forget };
}
