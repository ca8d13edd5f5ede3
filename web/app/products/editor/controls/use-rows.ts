import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { moveItem } from "../../../kernel/move-item.ts";

/**
 * The lines of a list, worked with by keyboard: Enter adds one below, Backspace in an empty one
 * takes it away, Alt with the arrows moves it.
 */
export function useRows(given: readonly string[], onChange: (rows: string[]) => void) {
  // An empty list shows one line to write into.
  const rows = given.length > 0 ? given : [""];
  const inputs = useRef<(HTMLInputElement | HTMLTextAreaElement | null)[]>([]);
  const [lineToFocus, setLineToFocus] = useState<number | null>(null);
  useEffect(() => {
    if (lineToFocus === null) return;
    inputs.current[lineToFocus]?.focus();
    setLineToFocus(null);
  }, [lineToFocus]);
  const put = (next: string[], focus: number) => {
    onChange(next);
    setLineToFocus(Math.max(0, focus));
  };
  const insert = (at: number, texts: readonly string[]) =>
    put(rows.toSpliced(at, 0, ...texts), at + texts.length - 1);
  const remove = (at: number) => put(rows.toSpliced(at, 1), Math.min(at, rows.length - 2));
  const move = (at: number, to: number) => {
    if (to >= 0 && to < rows.length) put(moveItem(rows, { from: at, to }), to);
  };
  return {
    rows,
    inputs,
    change: (at: number, text: string) => onChange(rows.with(at, text)),
    /** These take the place of the line. */
    replace: (at: number, texts: readonly string[]) =>
      put(rows.toSpliced(at, 1, ...texts), at + texts.length - 1),
    add: () => insert(rows.length, [""]),
    remove,
    move,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>, at: number) => {
      const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
      if (step) {
        event.preventDefault();
        move(at, at + step);
      } else if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        if (rows[at]?.trim()) insert(at + 1, [""]);
      } else if (event.key === "Backspace" && rows[at] === "" && rows.length > 1) {
        event.preventDefault();
        put(rows.toSpliced(at, 1), at - 1);
      }
    },
  };
}
