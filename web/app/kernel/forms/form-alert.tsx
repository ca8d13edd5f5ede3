import { Alert } from "@mantine/core";
import { useEffect, useRef } from "react";

interface FormAlertProps {
  form: {
    attempt: number;
    refusal: string | null;
    errors: Record<string, string>;
    focus(field: string): void;
  };
  /** Said where fields are marked. */
  check: string;
}

/**
 * Above a short form: why it was refused. The focus goes to the first field that is marked, or
 * here when there is none.
 */
export function FormAlert({ form, check }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const { attempt, refusal, errors, focus } = form;
  const [first] = Object.keys(errors);
  const told = useRef(0);
  useEffect(() => {
    if (attempt === told.current) return;
    told.current = attempt;
    if (refusal === null && first !== undefined) focus(first);
    else box.current?.focus();
  }, [attempt, refusal, first, focus]);
  return (
    <div ref={box} tabIndex={-1} aria-live="polite">
      {(refusal !== null || first !== undefined) && <Alert color="red">{refusal ?? check}</Alert>}
    </div>
  );
}
