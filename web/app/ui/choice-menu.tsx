import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import classes from "./choice-menu.module.css";

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** What it means. */
  description?: string;
  icon?: ReactNode;
}

interface ChoiceMenuProps<Value extends string> {
  /** The accessible name of the button. */
  label: string;
  button: ReactNode;
  /** Above the choices. */
  title: string;
  choices: readonly Choice<Value>[];
  /** Null where none of them holds. */
  value: Value | null;
  onChoose: (value: Value) => void;
  className?: string | undefined;
}

/**
 * A button with a menu of which one choice holds (WAI-ARIA menu button): arrows, Home, End, Enter,
 * Escape. Only the open one has a menu, so that a form may have a hundred of them.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <span ref={whole} className={classes.whole}>
      <button
        ref={opener}
        type="button"
        className={props.className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={props.label}
        title={props.label}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {props.button}
      </button>
      {open && (
        <Menu
          {...props}
          id={id}
          onClose={close}
          onChoose={(value) => {
            close();
            props.onChoose(value);
          }}
        />
      )}
    </span>
  );
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function Menu<Value extends string>(
  props: ChoiceMenuProps<Value> & { id: string; onClose: () => void },
) {
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll("button") ?? [])];
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const held = buttons.find((button) => button.ariaChecked === "true");
    (held ?? buttons[0])?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      all[move(at, all.length - 1)]?.focus();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      props.onClose();
    } else if (event.key === "Tab") props.onClose();
  };
  return (
    <div className={classes.panel}>
      <p aria-hidden="true">{props.title}</p>
      <div
        ref={list}
        id={props.id}
        role="menu"
        tabIndex={-1}
        aria-label={props.label}
        onKeyDown={onKeyDown}
      >
        {props.choices.map(({ value, label, description, icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={value === props.value}
            onClick={() => props.onChoose(value)}
          >
            {icon}
            <span>
              <strong>{label}</strong>
              {description && <span>{description}</span>}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
