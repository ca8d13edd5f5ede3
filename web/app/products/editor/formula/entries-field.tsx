import { Textarea } from "@mantine/core";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useRef, useState } from "react";
import { tellDone } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import layout from "../../../ui/layout.module.css";
import { type Entry, entriesOf } from "./entries.ts";
import classes from "./formula.module.css";
import { type FormulaFieldProps, inputId } from "./formula-field.ts";
import { MoveHandle } from "./move-handle.tsx";
import { insertAt, moveAt, removeAt } from "./phases.ts";
import { placeProps, useMoving } from "./use-moving.ts";

export interface EntryPart {
  key: string;
  label: PlainPhraseKey;
  hint?: PlainPhraseKey;
  most: number;
  /** Several lines at the beginning. */
  tall?: boolean;
}

interface EntriesFieldProps extends FormulaFieldProps {
  parts: readonly EntryPart[];
  most: number;
  add: PlainPhraseKey;
}

/** A list of entries of several texts each: added, changed, moved, removed. */
export function EntriesField(props: EntriesFieldProps) {
  const t = useT();
  const { id, parts, errors = {}, onChange } = props;
  const keys = parts.map(({ key }) => key);
  const entries = entriesOf(props.value, keys);
  const latest = useRef(entries);
  latest.current = entries;
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState("");
  const nameOf = (entry: Entry | undefined, at: number) =>
    entry?.[keys[0] ?? ""]?.trim() || String(at + 1);
  const move = (from: number, to: number): string | null => {
    if (from === to || to < 0 || to >= entries.length) return null;
    onChange(moveAt(entries, { from, to }));
    setAnnounced(
      t("product-editor.formula.entry.moved", {
        name: nameOf(entries[from], from),
        number: to + 1,
        count: entries.length,
      }),
    );
    return String(to);
  };
  const moving = useMoving({
    within: list,
    onStep: (from, step) => move(Number(from), Number(from) + step),
    onDrag: (from, over) =>
      Number(over.place) > Number(from) === over.after
        ? move(Number(from), Number(over.place))
        : null,
  });
  const remove = (at: number) => {
    const gone = entries[at];
    onChange(removeAt(entries, at));
    if (!gone || Object.values(gone).every((text) => !text.trim())) return;
    tellDone(t("product-editor.formula.ingredient.removed", { name: nameOf(gone, at) }), {
      label: t("product-editor.formula.undo"),
      onClick: () => onChange(insertAt(latest.current, { at, item: gone })),
    });
  };
  return (
    <fieldset
      disabled={props.disabled}
      className={classes.field}
      aria-describedby={props.describedBy}
    >
      <ol ref={list} className={classes.rows}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place, its inputs hold no state
          <li key={at} className={classes.entry} {...placeProps(String(at))}>
            <MoveHandle
              moving={moving}
              place={String(at)}
              label={t("product-editor.formula.move", { name: nameOf(entry, at) })}
            />
            <Parts
              {...{ entry, parts }}
              idOf={(part) => inputId(id, `${at}.${part}`)}
              errorOf={(part) => errors[`${at}.${part}`]}
              onChange={(part, text) => onChange(entries.with(at, { ...entry, [part]: text }))}
            />
            <IconButton
              icon="cross"
              className={classes.remove}
              label={t("product-editor.formula.ingredient.remove", {
                name: nameOf(entry, at),
              })}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {entries.length < props.most ? (
        <Button
          size="small"
          icon="plus"
          id={entries.length === 0 ? id : undefined}
          className={classes.add}
          onClick={() => onChange([...entries, Object.fromEntries(keys.map((key) => [key, ""]))])}
        >
          {t(props.add)}
        </Button>
      ) : (
        <p className={layout.soft}>
          {t("product-editor.formula.entries.most", { count: props.most })}
        </p>
      )}
      <p className={layout.unseen} role="status">
        {announced}
      </p>
    </fieldset>
  );
}

function Parts(props: {
  entry: Entry;
  parts: readonly EntryPart[];
  idOf: (part: string) => string;
  errorOf: (part: string) => string | undefined;
  onChange: (part: string, text: string) => void;
}) {
  const t = useT();
  return (
    <div className={classes.entryParts}>
      {props.parts.map(({ key, label, hint, most, tall }) => (
        <Textarea
          key={key}
          id={props.idOf(key)}
          autosize
          minRows={tall ? 2 : 1}
          maxRows={12}
          maxLength={most}
          label={t(label)}
          description={hint && t(hint)}
          error={props.errorOf(key)}
          value={props.entry[key] ?? ""}
          onChange={(event) => props.onChange(key, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
