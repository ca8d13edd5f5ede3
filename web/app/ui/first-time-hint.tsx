import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import classes from "./first-time-hint.module.css";
import { IconButton } from "./icon-button.tsx";
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

/** Where hints stand in narrow windows: a line of the page's own, below the bar. */
export const HintPlace = () => <div data-hints="" />;

/**
 * Something new, said once per browser: opens by itself and stays away once closed (spec 2). It
 * stands in the free part of the bar; where the bar has none, in a line below it, which covers
 * nothing.
 */
export function FirstTimeHint({ name, text, close, after, children }: FirstTimeHintProps) {
  const key = storageKey(name);
  const [open, setOpen] = useState(false);
  const [line, setLine] = useState<Element | null>(null);
  useEffect(() => {
    if (localStorage.getItem(key) || (after && !localStorage.getItem(storageKey(after)))) return;
    const show = () => {
      const narrow = matchMedia(below("lg"));
      const place = () => setLine(narrow.matches ? document.querySelector("[data-hints]") : null);
      place();
      setOpen(true);
      narrow.addEventListener("change", place);
      stop.signal.addEventListener("abort", () => narrow.removeEventListener("change", place));
    };
    const stop = new AbortController();
    const timer = setTimeout(show, openAfter);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, after]);
  const dismiss = () => {
    localStorage.setItem(key, "seen");
    setOpen(false);
  };
  const hint = (
    <span className={line ? classes.line : classes.hint} role="status">
      {text}
      <IconButton icon="cross" size="small" label={close} />
    </span>
  );
  return (
    <span className={classes.whole} onClickCapture={dismiss}>
      {children}
      {open && (line ? createPortal(hint, line) : hint)}
    </span>
  );
}
