import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from "react";
import classes from "./combo-input.module.css";

export interface Suggestion {
  value: string;
  label: string;
  /** Beside it: how often it is used. */
  note?: string;
}

interface ComboInputProps {
  id: string;
  /** Its name, where no label says it. */
  name?: string | undefined;
  typed: string;
  suggestions: readonly Suggestion[];
  listLabel: string;
  describedBy?: string | undefined;
  bad?: boolean;
  bare?: boolean;
  placeholder?: string | undefined;
  maxLength?: number;
  field?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
  onEnter?: () => void;
  onLeave?: () => void;
}

/** A text field with suggestions below it (WAI-ARIA combobox with a list): arrows, Enter, Escape. */
export function ComboInput(props: ComboInputProps) {
  const { suggestions, typed, onChoose } = props;
  const id = useId();
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(true);
  const open = !closed && suggestions.length > 0;
  const choose = (suggestion: Suggestion) => {
    setActive(-1);
    setClosed(true);
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = open ? suggestions[active] : undefined;
    if (move && !event.altKey) {
      event.preventDefault();
      setClosed(false);
      // From the field itself (-1) down to the first, up to the last, and round.
      const count = suggestions.length + 1;
      setActive(((active + 1 + move + count) % count) - 1);
    } else if (event.key === "Escape" && open) {
      event.stopPropagation();
      setClosed(true);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      choose(chosen);
    } else props.onKeyDown?.(event);
  };
  return (
    <div className={classes.combo}>
      <input
        ref={props.field}
        id={props.id}
        type="text"
        role="combobox"
        className={props.bare ? classes.bare : classes.input}
        aria-label={props.name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-describedby={props.describedBy}
        aria-invalid={props.bad || undefined}
        autoComplete="off"
        placeholder={props.placeholder}
        maxLength={props.maxLength ?? 2_000}
        value={typed}
        onChange={(event) => {
          setActive(-1);
          setClosed(false);
          props.onType(event.currentTarget.value);
        }}
        onFocus={() => props.onEnter?.()}
        onClick={() => setClosed(false)}
        onKeyDown={onKeyDown}
        onPaste={props.onPaste}
        onBlur={() => {
          setClosed(true);
          props.onLeave?.();
        }}
      />
      {open && (
        <Suggestions {...{ id, suggestions, active }} label={props.listLabel} onChoose={choose} />
      )}
    </div>
  );
}

function Suggestions(props: {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}) {
  const { id, suggestions, active } = props;
  return (
    <div id={id} role="listbox" aria-label={props.label} className={classes.suggestions}>
      {suggestions.map((suggestion, at) => (
        <div
          key={suggestion.value}
          id={`${id}-${at}`}
          role="option"
          className={classes.suggestion}
          tabIndex={-1}
          aria-selected={at === active}
          ref={at === active ? scrollIntoList : undefined}
          // Before the field loses the focus, which would close the list.
          onPointerDown={(event) => {
            event.preventDefault();
            props.onChoose(suggestion);
          }}
        >
          <span>{suggestion.label}</span>
          {suggestion.note && <small className={classes.note}>{suggestion.note}</small>}
        </div>
      ))}
    </div>
  );
}

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });
