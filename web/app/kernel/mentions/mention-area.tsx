import type { RequestColleague } from "@neroli/contract/requests/schema.ts";
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { TextArea } from "../../ui/fields/text-field.tsx";
import classes from "./mention-area.module.css";
import { beginningOfName, colleaguesCalled, nameOf } from "./names.ts";

interface MentionAreaProps extends Omit<ComponentProps<typeof TextArea>, "ref" | "onChange"> {
  colleagues: readonly RequestColleague[];
  value: string;
  onChange: (text: string) => void;
}

const mostOffered = 6;

/** A text in which @ offers colleagues: arrows, Enter or Tab choose one, Escape leaves the text. */
export function MentionArea({ colleagues, value, onChange, ...area }: MentionAreaProps) {
  const t = useT();
  const id = useId();
  const node = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const offered = typed === null ? [] : colleaguesCalled(typed, colleagues).slice(0, mostOffered);
  const look = () => {
    const caret = node.current?.selectionEnd ?? 0;
    setTyped(beginningOfName(node.current?.value.slice(0, caret) ?? ""));
    setActive(0);
  };
  const choose = (colleague: RequestColleague) => {
    const caret = node.current?.selectionEnd ?? value.length;
    const start = value.slice(0, caret).lastIndexOf("@");
    onChange(`${value.slice(0, start)}@${nameOf(colleague)} ${value.slice(caret)}`);
    setTyped(null);
    node.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const chosen = offered[active];
    if (!chosen) return area.onKeyDown?.(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((active + step + offered.length) % offered.length);
    } else if (event.key === "Enter" || event.key === "Tab") {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === "Escape") {
      event.preventDefault();
      setTyped(null);
    }
  };
  return (
    <div className={classes.whole}>
      <TextArea
        {...area}
        ref={node}
        value={value}
        aria-controls={offered.length > 0 ? id : undefined}
        aria-activedescendant={offered.length > 0 ? `${id}-${active}` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          look();
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setTyped(null);
          area.onBlur?.(event);
        }}
      />
      {offered.length > 0 && (
        <div id={id} role="listbox" aria-label={t("requests.mention")} className={classes.list}>
          {offered.map((colleague, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the text, which has the focus
            <div
              key={colleague.key}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={classes.option}
              // Before the text loses the focus, which would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague)}
            >
              {nameOf(colleague)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
