import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import classes from "./fault-summary.module.css";

interface FaultSummaryProps {
  title: string;
  /** What is wrong, each with the field it is about. */
  faults: readonly { field: string; message: string }[];
  /** Counts the tries: each new one moves the focus here. */
  attempt?: number | undefined;
  /** Brings the focus to a field. */
  onFocus: (field: string) => void;
}

/** Above a long form: what is wrong with it, each a button that leads to its field. */
export function FaultSummary({ title, faults, attempt, onFocus }: FaultSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = faults.length > 0;
  useEffect(() => {
    if (attempt && any) box.current?.focus();
  }, [attempt, any]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.faults} data-empty={!any}>
      {any && (
        <>
          <p>{title}</p>
          <ul>
            {faults.map(({ field, message }) => (
              <li key={field}>
                <Button variant="link" onClick={() => onFocus(field)}>
                  {message}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
