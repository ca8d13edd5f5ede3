import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { moveItem } from "../../../kernel/move-item.ts";
import { useLanguage, useT } from "../../../language/phrases.tsx";
import { ComboInput, type Suggestion } from "../../../ui/fields/combo-input.tsx";
import { foldText } from "../../../ui/fold-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { oneText } from "../../value-words.ts";
import { pastedEntries } from "../pasted-lines.ts";
import classes from "./chips.module.css";
import { type ControlProps, isBad, listOf } from "./control.ts";
import { useFixedOptions, useTermNames, useTermSuggestions } from "./suggestions.ts";

/** Terms of an open vocabulary: suggested, or as one writes them. */
export function TermsControl(props: ControlProps) {
  const [typed, setTyped] = useState("");
  const [entered, setEntered] = useState(false);
  const suggestions = useTermSuggestions(props.field, { typed, entered });
  const nameOf = useTermNames(props.field);
  const onEnter = () => setEntered(true);
  return <Chips {...props} {...{ typed, setTyped, suggestions, nameOf, onEnter }} free />;
}

/** Countries and enumerated values, by their names in the reader's language. */
export function PickManyControl(props: ControlProps) {
  const t = useT();
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const options = useFixedOptions(props.field);
  const nameOf = (value: string) => oneText(t, { field: props.field, language, value });
  const sought = foldText(typed.trim());
  const suggestions = options.filter(({ label }) => foldText(label).includes(sought));
  return <Chips {...props} {...{ typed, setTyped, suggestions, nameOf }} free={false} />;
}

interface ChipsProps extends ControlProps {
  typed: string;
  setTyped: (text: string) => void;
  suggestions: readonly Suggestion[];
  /** The name of a value. */
  nameOf: (value: string) => string;
  onEnter?: () => void;
  /** Whether what is none of the suggestions may be entered. */
  free: boolean;
}

const same = (one: string, other: string) => foldText(one) === foldText(other);

function Chips(props: ChipsProps) {
  const t = useT();
  const { typed, setTyped, free, label, onChange } = props;
  const chosen = listOf(props.value);
  const input = useRef<HTMLInputElement>(null);
  const open = props.suggestions.filter(({ value }) => !chosen.some((each) => same(each, value)));
  const put = (texts: readonly string[]) => {
    const fresh = texts.filter(
      (text, at) =>
        ![...chosen, ...texts.slice(0, at)].some((each) => same(each, text)) && text !== "",
    );
    if (fresh.length > 0) onChange([...chosen, ...fresh]);
    setTyped("");
  };
  const enter = (texts: readonly string[]) => {
    const known = texts.map(
      (text) =>
        props.suggestions.find(
          ({ label, value }) => same(label, text.trim()) || same(value, text.trim()),
        )?.value ?? (free ? text.trim() : null),
    );
    const found = known.filter((text) => text !== null);
    if (found.length > 0) put(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    const [first] = open;
    if (event.key === "Enter" && typed.trim()) {
      event.preventDefault();
      // For a fixed list, the beginning of a name is enough.
      if (free || !first) enter([typed]);
      else put([first.value]);
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) {
      event.preventDefault();
      onChange(chosen.slice(0, -1));
      if (free) setTyped(last);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const entries = pastedEntries(event.clipboardData.getData("text"), "terms");
    if (!free || typed !== "" || entries.length < 2) return;
    event.preventDefault();
    enter(entries);
  };
  return (
    <div className={classes.chips} data-bad={isBad(props) || undefined}>
      {chosen.length > 0 && (
        <Chosen {...props} chosen={chosen} onEmpty={() => input.current?.focus()} />
      )}
      <ComboInput
        bare
        field={input}
        id={props.id}
        typed={typed}
        suggestions={open}
        listLabel={t("product-editor.suggestions", { name: label })}
        describedBy={props.describedBy}
        bad={isBad(props)}
        placeholder={chosen.length > 0 ? undefined : t("product-editor.chips.type")}
        maxLength={200}
        {...(props.onEnter && { onEnter: props.onEnter })}
        onType={setTyped}
        onChoose={({ value }) => put([value])}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        // Text that was typed is not lost when the field is left.
        onLeave={() => enter([typed])}
      />
    </div>
  );
}

function Chosen(props: ChipsProps & { chosen: readonly string[]; onEmpty: () => void }) {
  const t = useT();
  const { chosen, label, onChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const buttonAt = (at: number) => list.current?.querySelectorAll("button")[at];
  const remove = (at: number) => {
    // Drawn before the focus moves, which would else come later and be taken from where one is by then.
    flushSync(() => onChange(chosen.toSpliced(at, 1)));
    if (chosen.length === 1) props.onEmpty();
    else buttonAt(Math.min(at, chosen.length - 2))?.focus();
  };
  const move = (at: number, to: number) => {
    if (to < 0 || to >= chosen.length) return;
    flushSync(() => onChange(moveItem(chosen, { from: at, to })));
    buttonAt(to)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    move(at, at + step);
  };
  return (
    <ul ref={list} aria-label={t("product-editor.chips.chosen", { name: label })}>
      {chosen.map((value, at) => {
        const text = props.nameOf(value);
        const error = props.errors[at];
        return (
          <li key={value} data-bad={error !== undefined || undefined}>
            {text}
            <button
              type="button"
              aria-label={t("product-editor.chips.remove", { text })}
              title={chosen.length > 1 ? t("product-editor.chips.keys") : undefined}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              onClick={() => remove(at)}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <Icon name="cross" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
