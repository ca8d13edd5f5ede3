import { type ReactNode, useEffect, useState } from "react";
import classes from "./first-time-hint.module.css";
import { Icon } from "./icon.tsx";

/** Tooltips open after 1 s (spec 9). */
const openAfter = 1_000;

const storageKey = (name: string) => `hint:${name}`;

/** Something new, said once per browser: opens by itself and stays away once closed (spec 2). */
export function FirstTimeHint(props: {
  name: string;
  text: string;
  close: string;
  /** A hint that comes first; two at once would cover each other on a phone. */
  after?: string;
  children: ReactNode;
}) {
  const { after } = props;
  const key = storageKey(props.name);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(key) || (after && !localStorage.getItem(storageKey(after)))) return;
    const timer = setTimeout(() => setOpen(true), openAfter);
    return () => clearTimeout(timer);
  }, [key, after]);
  const dismiss = () => {
    localStorage.setItem(key, "seen");
    setOpen(false);
  };
  return (
    <span className={classes.whole} onClickCapture={dismiss}>
      {props.children}
      {open && (
        <span className={classes.hint} role="status">
          {props.text}
          <button type="button" aria-label={props.close}>
            <Icon name="cross" />
          </button>
        </span>
      )}
    </span>
  );
}
