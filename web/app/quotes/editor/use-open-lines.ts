import { useState } from "react";
import { flushSync } from "react-dom";
import type { QuoteForm } from "./use-quote-form.ts";
import { type LineField, linesOf } from "./values.ts";

/** So many lines begin open; of more the first does, and the others say what they hold. */
const openAtMost = 3;

/** Which lines show their fields, and the way to a field wherever it is folded away. */
export function useOpenLines(form: QuoteForm) {
  const [open, setAll] = useState<ReadonlySet<string>>(() => {
    const fields = linesOf(form.values).map(({ field }) => field);
    return new Set(fields.slice(0, fields.length > openAtMost ? 1 : openAtMost));
  });
  const setOpen = (field: LineField, isOpen: boolean) =>
    setAll((before) => {
      if (before.has(field) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(field);
      else after.delete(field);
      return after;
    });
  const focusField = (field: string) => {
    const [first = ""] = field.split(".");
    if (first.startsWith("line-")) flushSync(() => setOpen(first as LineField, true));
    unfold(field);
    form.focus(field);
  };
  return { open, setOpen, focusField };
}

/** Opens whatever the field is folded into. */
function unfold(field: string): void {
  const node = document.querySelector(`[data-path="${field}"], [data-path^="${field}."]`);
  for (let at = node?.closest("details"); at; at = at.parentElement?.closest("details")) {
    at.open = true;
  }
}
