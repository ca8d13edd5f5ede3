import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import classes from "./menu.module.css";
import type { MenuItem } from "./menu-item.ts";
import { usePlaceBeside } from "./place-beside.ts";

interface MenuPanelProps {
  id: string;
  label: string;
  title: string | undefined;
  items: readonly MenuItem[];
  align: "start" | "end";
  opener: RefObject<HTMLButtonElement | null>;
  /** Closes the menu and gives the focus back to its button. */
  onClose: () => void;
}

/** The open menu, in the browser's top layer: no table or card cuts it off. */
export function MenuPanel({ id, label, title, items, align, opener, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  usePlaceBeside({ panel, opener, align });
  useEffect(() => {
    const buttons = buttonsOf(list.current);
    const held = buttons.find((button) => button.ariaChecked === "true");
    (held ?? buttons[0])?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") return onClose();
    if (event.key === "Escape") {
      // A dialog around the menu stays open.
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    const next = nextButton(buttonsOf(list.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div ref={panel} popover="manual" className={classes.panel}>
      {title && <p aria-hidden="true">{title}</p>}
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        data-mantine-stop-propagation="true"
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <Item key={item.label} item={item} onClose={onClose} />
        ))}
      </div>
    </div>
  );
}

function Item({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { label, icon, checked, danger, disabledReason } = item;
  const disabled = disabledReason !== undefined;
  const explained = disabledReason ?? item.description;
  return (
    <button
      type="button"
      {...(checked === undefined
        ? { role: "menuitem" }
        : { role: "menuitemradio", "aria-checked": checked })}
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      data-danger={danger || undefined}
      data-mantine-stop-propagation="true"
      onClick={() => {
        if (disabled) return;
        onClose();
        item.onSelect();
      }}
    >
      {icon}
      <span>
        <span className={classes.label}>{label}</span>
        {explained && <small>{explained}</small>}
      </span>
    </button>
  );
}

const buttonsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll("button") ?? [])];

/** The item that a key leads to from the one in focus: round at the ends, and by first letter. */
function nextButton(all: readonly HTMLButtonElement[], key: string) {
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  if (key === "ArrowDown") return all[(at + 1) % all.length];
  if (key === "ArrowUp") return all.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLocaleLowerCase();
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((button) =>
    button.querySelector(`.${classes.label}`)?.textContent.toLocaleLowerCase().startsWith(letter),
  );
}
