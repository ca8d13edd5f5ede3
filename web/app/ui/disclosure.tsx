import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import classes from "./disclosure.module.css";

interface DisclosureProps {
  /** What the button shows. */
  button: ReactNode;
  /** The button's name, where what it shows does not say it. */
  label?: string;
  className?: string | undefined;
  /** Which edge of the button the panel stands at. */
  align?: "start" | "end";
  /** Shown when open; a link or button in it closes it again. */
  children: ReactNode;
}

/** A button that shows a panel of links below it. Escape, leaving it or a choice closes it. */
export function Disclosure({ button, label, className, align = "end", children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);
  return (
    <div ref={whole} className={classes.whole}>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: closes after the click of what is in it
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button arrives as a click
        <div
          id={id}
          className={classes.panel}
          data-align={align}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest("a, button")) setOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
