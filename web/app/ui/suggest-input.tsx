import { type KeyboardEvent, useId, useState } from "react";
import { Icon } from "./icon.tsx";
import classes from "./suggest-input.module.css";

interface SuggestionGroup {
  name: string;
  items: readonly string[];
}

interface SuggestInputProps {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  groups: readonly SuggestionGroup[];
  onType: (text: string) => void;
  onChoose: (text: string) => void;
}

/** A search field that offers completions (WAI-ARIA combobox with a list): arrows, Enter, Escape. */
export function SuggestInput(props: SuggestInputProps) {
  const { groups, value, onChoose } = props;
  const id = useId();
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(true);
  const items = groups.flatMap((group) => group.items);
  const open = !closed && items.length > 0;
  const choose = (text: string) => {
    setClosed(true);
    onChoose(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    const chosen = items[active];
    if (event.key === "Escape") setClosed(true);
    if (move && items.length > 0) {
      event.preventDefault();
      setClosed(false);
      // From the field itself (-1) down to the first, up to the last, and round.
      setActive(((active + 1 + move + items.length + 1) % (items.length + 1)) - 1);
    }
    if (event.key === "Enter" && open && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    }
  };
  return (
    <div className={classes.whole}>
      <Icon name="find" />
      <input
        type="search"
        role="combobox"
        name={props.name}
        className={classes.input}
        aria-label={props.label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={props.placeholder}
        maxLength={120}
        value={value}
        onChange={(event) => {
          setActive(-1);
          setClosed(false);
          props.onType(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setClosed(true)}
      />
      {open && <Suggestions {...{ id, groups, active }} label={props.label} onChoose={choose} />}
    </div>
  );
}

function Suggestions(props: {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  active: number;
  onChoose: (text: string) => void;
}) {
  const { id, groups, active } = props;
  let at = -1;
  return (
    <div id={id} role="listbox" aria-label={props.label} className={classes.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={group.name} role="group" aria-label={group.name}>
          <span className={classes.group} aria-hidden="true">
            {group.name}
          </span>
          {group.items.map((text) => {
            at += 1;
            return (
              <div
                key={text}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={classes.option}
                // Before the field loses the focus, which would close the list.
                onPointerDown={(event) => {
                  event.preventDefault();
                  props.onChoose(text);
                }}
              >
                {text}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
