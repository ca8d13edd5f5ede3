import { type ReactNode, useEffect, useState } from "react";
import classes from "./first-time-hint.module.css";
import { IconButton } from "./icon-button.tsx";
import { hideToast, showToast } from "./toast-list.ts";
import { below } from "./tokens.ts";

/** Tooltips open after 1 s (spec 9). */
const openAfter = 1_000;

const storageKey = (name: string) => `hint:${name}`;

interface FirstTimeHintProps {
  name: string;
  text: string;
  close: string;
  /** A hint that comes first; two at once would cover each other. */
  after?: string;
  children: ReactNode;
}

/**
 * Something new, said once per browser: opens by itself and stays away once closed (spec 2). It
 * stands in the free part of the bar; where the bar has none, it is a toast.
 */
export function FirstTimeHint({ name, text, close, after, children }: FirstTimeHintProps) {
  const key = storageKey(name);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(key) || (after && !localStorage.getItem(storageKey(after)))) return;
    const show = () => {
      if (!matchMedia(below("lg")).matches) return setOpen(true);
      const onClose = () => localStorage.setItem(key, "seen");
      showToast({ id: key, message: text, stays: true, close, onClose });
    };
    const timer = setTimeout(show, openAfter);
    return () => clearTimeout(timer);
  }, [key, after, text, close]);
  const dismiss = () => {
    localStorage.setItem(key, "seen");
    setOpen(false);
    hideToast(key);
  };
  return (
    <span className={classes.whole} onClickCapture={dismiss}>
      {children}
      {open && (
        <span className={classes.hint} role="status">
          {text}
          <IconButton icon="cross" size="small" label={close} />
        </span>
      )}
    </span>
  );
}
