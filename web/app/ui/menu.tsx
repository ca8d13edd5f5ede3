import { type KeyboardEvent, type ReactNode, useId } from "react";
import classes from "./menu.module.css";
import type { MenuItem } from "./menu-item.ts";
import { MenuPanel } from "./menu-panel.tsx";
import { useOpen } from "./use-open.ts";

interface MenuProps {
  /** The accessible name of the menu, and of its button where that shows no words. */
  label: string;
  button: ReactNode;
  items: readonly MenuItem[];
  /** Stands above the items. */
  title?: string;
  /** The edge of the button at which the menu stands. */
  align?: "start" | "end";
  /** The look of the button. */
  className?: string | undefined;
}

/**
 * A button with a menu (WAI-ARIA menu button): arrows, Home, End, the first letters of an item,
 * Enter, Escape. Only the open one has a menu in the document, so that a page may have hundreds.
 */
export function Menu({ label, button, items, title, align = "end", className }: MenuProps) {
  const { open, setOpen, whole, opener, close } = useOpen<HTMLButtonElement>();
  const id = useId();
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span ref={whole} className={classes.whole}>
      <button
        ref={opener}
        type="button"
        className={className ?? classes.dots}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
        onKeyDown={openByArrow}
      >
        {button}
      </button>
      {open && <MenuPanel {...{ id, label, title, items, align, opener }} onClose={close} />}
    </span>
  );
}
