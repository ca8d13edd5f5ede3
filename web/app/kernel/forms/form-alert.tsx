import { type RefObject, useEffect, useRef } from "react";
import { Note } from "../../ui/card.tsx";

interface Refused {
  attempt: number;
  refusal: string | null;
  errors: Record<string, string>;
  focus: (field: string) => void;
}

/** After each try that was refused the focus goes to the first field at fault, or else to `box`. */
export function useFocusOnFault(
  { attempt, refusal, errors, focus }: Refused,
  box?: RefObject<HTMLElement | null>,
): void {
  const [first] = Object.keys(errors);
  const told = useRef(0);
  useEffect(() => {
    if (attempt === told.current) return;
    told.current = attempt;
    // Saved: the form begins anew, and the focus stays where it is.
    if (attempt === 0) return;
    if (refusal === null && first !== undefined) focus(first);
    else box?.current?.focus();
  }, [attempt, refusal, first, focus, box]);
}

/** Above a short form: why it was refused; `check` is said where fields are marked. */
export function FormAlert({ form, check }: { form: Refused; check?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnFault(form, box);
  const marked = Object.keys(form.errors).length > 0 ? check : undefined;
  const said = form.refusal ?? marked;
  return (
    <div ref={box} tabIndex={-1} aria-live="polite">
      {said && <Note tone="bad">{said}</Note>}
    </div>
  );
}
