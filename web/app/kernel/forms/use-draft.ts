import { useCallback, useState } from "react";

const prefix = "neroli.draft.";

function readDraft<Values>(key: string): Values | null {
  try {
    const text = localStorage.getItem(prefix + key);
    return text ? (JSON.parse(text) as Values) : null;
  } catch {
    return null;
  }
}

/** Whoever signs out leaves nothing to the next one at this computer. */
export function forgetDrafts(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}

/**
 * What is typed into a form survives a reload of the page. `initial` is what was kept, if there is
 * anything; keep() is called with each change, forget() when it is saved or given up. The key names
 * the form, the thing and its version, so that a draft is never laid over newer data.
 */
export function useDraft<Values extends object>(key: string) {
  const [initial, setInitial] = useState(() =>
    typeof localStorage === "undefined" ? null : readDraft<Values>(key),
  );
  const keep = useCallback(
    (values: Values) => {
      try {
        localStorage.setItem(prefix + key, JSON.stringify(values));
      } catch {
        // A browser without room keeps no drafts; the form itself still works.
      }
    },
    [key],
  );
  const forget = useCallback(() => {
    setInitial(null);
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Nothing was kept either.
    }
  }, [key]);
  return { initial, keep, forget };
}
