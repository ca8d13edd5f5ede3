import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { merge } from "../../kernel/forms/merge.ts";
import { useDraft } from "../../kernel/forms/use-draft.ts";
import { type Draft, startFrom } from "./starting-values.ts";
import { differing, sameValue, tidy, type Values } from "./values.ts";

interface Beginning {
  /** Names the form and the product. */
  draftKey: string;
  version: number;
  stored: Values;
}

/** What the form holds, what that is compared with, and what this browser keeps of it. */
export function useValues({ draftKey, version, stored }: Beginning) {
  const { initial, keep, forget } = useDraft<Draft>(draftKey);
  const [start] = useState(() => startFrom({ version, stored, draft: initial }));
  const [base, setBase] = useState(start.base);
  const [values, setValues] = useState(start.values);
  const tidied = useMemo(() => tidy(values), [values]);
  const changed = useMemo(() => differing(base.values, tidied), [base, tidied]);
  // Of the moment, for what goes on after an answer of the server.
  const latest = useRef({ base, values });
  useEffect(() => {
    latest.current = { base, values };
    if (changed.length > 0) keep({ version: base.version, base: base.values, values });
    else forget();
  }, [values, base, changed, keep, forget]);
  const set = useCallback(
    (key: string, value: unknown) =>
      setValues((before) => {
        const { [key]: _, ...others } = before;
        return value === undefined ? others : { ...before, [key]: value };
      }),
    [],
  );
  return {
    start,
    base,
    values,
    tidied,
    changed,
    set,
    replace: setValues,
    now: () => latest.current,
    rebase: setBase,
    /** The server has `stored` now, made of what was `sent`; what was typed meanwhile stays. */
    adopt: (fresh: Base, sent: Values) => {
      setBase(fresh);
      setValues((mine) => {
        const typed = tidy(mine);
        if (sameValue(typed, sent)) return fresh.values;
        return merge({ base: sent, mine: typed, theirs: fresh.values }, sameValue).merged;
      });
    },
  };
}

interface Base {
  version: number;
  values: Values;
}
