import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Icon } from "./icon.tsx";
import { MarkBeginnings } from "./mark-beginnings.tsx";
import classes from "./suggest-input.module.css";

export interface SuggestOption {
  /** Unlike that of every other option. */
  key: string;
  text: string;
  /** Tells more, such as whose product it is. */
  detail?: string | null;
  /** At the end of the line, such as how many there are. */
  note?: string;
  /** Is marked in the text where words begin so. */
  typed?: string;
  /** After it the list stays as it is, with the field in focus. */
  stays?: boolean;
  onChoose: () => void;
}

export interface SuggestGroup {
  key: string;
  /** A heading; none for what belongs to the whole list. */
  name: string | null;
  options: readonly SuggestOption[];
}

interface SuggestInputProps {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  groups: readonly SuggestGroup[];
  /** Tells those who do not see the list how much is in it. */
  status: string;
  onType: (text: string) => void;
}

/**
 * A search field that offers completions (WAI-ARIA combobox with a list): the arrows go through
 * them, Enter takes one, Escape closes the list and leaves what is typed, Tab goes on.
 */
export function SuggestInput(props: SuggestInputProps) {
  const { groups, value } = props;
  const id = useId();
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(true);
  const options = groups.flatMap((group) => group.options);
  const open = !closed && options.length > 0;
  const activeKey = open ? options[active]?.key : undefined;
  const idOf = (at: number) => `${id}-${at}`;
  useEffect(() => {
    if (activeKey === undefined) return;
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [activeKey, active, id]);
  const choose = (option: SuggestOption) => {
    if (!option.stays) setClosed(true);
    setActive(-1);
    option.onChoose();
  };
  const begin = () => setClosed(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = open ? options[active] : undefined;
    if (event.key === "Escape" && open) {
      // Browsers empty a search field by it.
      event.preventDefault();
      setClosed(true);
      setActive(-1);
    }
    if (event.key === "Enter") setClosed(true);
    if (move) {
      event.preventDefault();
      if (!open) begin();
      // From the field itself (-1) down to the first, up to the last, and round.
      const places = options.length + 1;
      if (options.length > 0) setActive(((active + 1 + move + places) % places) - 1);
    }
    if (event.key === "Enter" && chosen !== undefined) {
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
        aria-activedescendant={activeKey === undefined ? undefined : idOf(active)}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={props.placeholder}
        maxLength={120}
        value={value}
        onChange={(event) => {
          setActive(-1);
          setClosed(false);
          props.onType(event.currentTarget.value);
        }}
        onFocus={begin}
        onClick={begin}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setClosed(true);
          setActive(-1);
        }}
      />
      {open && <List {...{ id, groups, activeKey, idOf }} label={props.label} onChoose={choose} />}
      <div role="status" className={classes.status}>
        {open ? props.status : ""}
      </div>
    </div>
  );
}

function List(props: {
  id: string;
  label: string;
  groups: readonly SuggestGroup[];
  activeKey: string | undefined;
  idOf: (at: number) => string;
  onChoose: (option: SuggestOption) => void;
}) {
  const { id, groups, activeKey, idOf } = props;
  const all = groups.flatMap((group) => group.options);
  return (
    <div id={id} role="listbox" aria-label={props.label} className={classes.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div
          key={group.key}
          role="group"
          aria-label={group.name ?? props.label}
          className={group.name === null ? classes.rest : undefined}
        >
          {group.name !== null && (
            <span className={classes.group} aria-hidden="true">
              {group.name}
            </span>
          )}
          {group.options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which has the focus
            <div
              key={option.key}
              id={idOf(all.indexOf(option))}
              role="option"
              tabIndex={-1}
              aria-selected={option.key === activeKey}
              className={classes.option}
              // Before the field loses the focus, which would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => props.onChoose(option)}
            >
              <Option option={option} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Option({ option: { text, detail, note, typed } }: { option: SuggestOption }) {
  return (
    <>
      <span className={classes.text}>
        {typed ? <MarkBeginnings text={text} typed={typed} /> : text}
        {detail && <span className={classes.detail}>{` ${detail}`}</span>}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </>
  );
}
