import type { ContentKind } from "@neroli/contract/catalogue/content-values.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLanguage, useT } from "../language/phrases.tsx";
import classes from "./contents-group.module.css";
import { type SuggestedContent, useContents } from "./use-contents.ts";

interface FinderProps {
  kind: ContentKind;
  offering: Offering;
  onAdd: (value: string) => void;
}

/** An ingredient stands in the address as people write it; the server reads it in any writing. */
const written = ({ value, label, family }: SuggestedContent, kind: ContentKind) =>
  kind === "inci" && !family ? label : value;

/** A field that completes (WAI-ARIA combobox with a list): arrows, Enter, Escape. */
export function ContentsFinder({ kind, offering, onAdd }: FinderProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const { values, isCurrent, failed } = useContents({ kind, offering, text });
  const isOpen = open && values.length > 0;
  useEffect(() => field.current?.focus(), []);
  const add = (suggested: SuggestedContent) => {
    setText("");
    setActive(-1);
    setOpen(false);
    setEntered(false);
    onAdd(written(suggested, kind));
  };
  // Enter came before the answer: its first one is taken as soon as it is there.
  const [entered, setEntered] = useState(false);
  const first = entered && isCurrent ? values[0] : undefined;
  useEffect(() => {
    if (first) add(first);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && values.length > 0) {
      event.preventDefault();
      setOpen(true);
      // From the field itself (-1) down to the first, up to the last, and round.
      setActive(((active + 1 + move + values.length + 1) % (values.length + 1)) - 1);
    }
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      const chosen = values[active];
      if (chosen) add(chosen);
      // What was typed whole needs no arrow.
      else setEntered(text.trim() !== "");
    }
  };
  const label = t("search-refine.find", { kind: t(`search-refine.kind.${kind}`) });
  return (
    <>
      <input
        ref={field}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={120}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setEntered(false);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label={label} className={classes.options}>
          {values.map((suggested, at) => (
            <div
              key={suggested.value}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // Before the field loses the focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault();
                add(suggested);
              }}
            >
              <span>{suggested.label}</span>
              {suggested.family && (
                <span className={classes.family}>{t("search-refine.family")}</span>
              )}
              <span className={classes.count}>{suggested.count.toLocaleString(language)}</span>
            </div>
          ))}
        </div>
      )}
      <p className={classes.hint} role="status">
        {failed
          ? t("search-refine.failed")
          : isCurrent && text.trim() && values.length === 0
            ? t("search-refine.none")
            : ""}
      </p>
    </>
  );
}
