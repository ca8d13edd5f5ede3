import { productField } from "@neroli/contract/products/fields.ts";
import type { ClipboardEvent } from "react";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import layout from "../../../ui/layout.module.css";
import { isIdentifierType, writtenIdentifier } from "../identifier-faults.ts";
import { pastedEntries } from "../pasted-lines.ts";
import { type ControlProps, listOf } from "./control.ts";
import classes from "./controls.module.css";
import { IdentifierInput } from "./identifier-input.tsx";
import styles from "./rows.module.css";
import { useRows } from "./use-rows.ts";

/** The most entries that a list takes (contract, products/schema.ts). */
const mostRows = 200;

/** A list with one entry a line: numbers, packagings, the steps of a procedure. */
export function RowsControl(props: ControlProps) {
  const t = useT();
  const { field, id, label } = props;
  const { type } = productField(field);
  const list = useRows(listOf(props.value), (rows) => props.onChange(rows));
  const { rows } = list;
  const ordered = field === "procedure";
  const paste = (event: ClipboardEvent, at: number) => {
    const pasted = event.clipboardData.getData("text");
    const entries = pastedEntries(pasted, isIdentifierType(type) ? "numbers" : "lines");
    const written = isIdentifierType(type)
      ? entries.map((each) => writtenIdentifier(type, each)).filter(Boolean)
      : entries;
    const isPart = rows[at]?.trim() !== "" && written.length === 1;
    if (isPart || written.length === 0 || written[0] === pasted) return;
    event.preventDefault();
    const before = rows[at]?.trim() ? [rows[at]] : [];
    list.replace(at, [...before, ...written].slice(0, mostRows));
  };
  return (
    <div className={`${layout.close} ${styles.rows}`}>
      <ol className={`${layout.list} ${layout.close}`} data-ordered={ordered || undefined}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, its input holds no state
          <li key={at}>
            <Row
              {...props}
              type={type}
              id={at === 0 ? id : `${id}-${at}`}
              at={at}
              row={row}
              list={list}
              onPaste={(event) => paste(event, at)}
            />
            {rows.length > 1 && <RowButtons {...{ label, at, list }} last={rows.length - 1} />}
          </li>
        ))}
      </ol>
      <div className={layout.line}>
        {rows.length < mostRows && (
          <Button variant="quiet" size="small" icon="plus" onClick={list.add}>
            {t("product-editor.rows.add")}
            <span className={layout.unseen}>: {label}</span>
          </Button>
        )}
        <span className={`${layout.soft} ${styles.keys}`}>{t("product-editor.rows.keys")}</span>
      </div>
    </div>
  );
}

type List = ReturnType<typeof useRows>;

interface RowProps extends ControlProps {
  type: ReturnType<typeof productField>["type"];
  at: number;
  row: string;
  list: List;
  onPaste: (event: ClipboardEvent) => void;
}

function Row(props: RowProps) {
  const t = useT();
  const { type, id, at, row, list, describedBy } = props;
  const error = props.errors[at];
  const name = t("product-editor.line-of", { name: props.label, number: at + 1 });
  const field = (input: HTMLInputElement | HTMLTextAreaElement | null) => {
    list.inputs.current[at] = input;
  };
  if (isIdentifierType(type)) {
    return (
      <IdentifierInput
        {...{ type, id, name, describedBy, error, field }}
        value={row}
        onChange={(text) => list.change(at, text)}
        onKeyDown={(event) => list.onKeyDown(event, at)}
        onPaste={props.onPaste}
      />
    );
  }
  const shared = {
    id,
    lang: props.lang,
    "aria-label": name,
    "aria-describedby": error
      ? [describedBy, `${id}-error`].filter(Boolean).join(" ")
      : describedBy,
    "aria-invalid": error !== undefined || undefined,
    value: row,
    onPaste: props.onPaste,
  };
  return (
    <div className={classes.cell}>
      {type === "text" ? (
        <textarea
          {...shared}
          className={classes.area}
          ref={field}
          maxLength={20_000}
          onChange={(event) => list.change(at, event.currentTarget.value)}
          onKeyDown={(event) => list.onKeyDown(event, at)}
        />
      ) : (
        <input
          className={classes.input}
          {...shared}
          ref={field}
          maxLength={2_000}
          onChange={(event) => list.change(at, event.currentTarget.value)}
          onKeyDown={(event) => list.onKeyDown(event, at)}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function RowButtons(props: { label: string; at: number; last: number; list: List }) {
  const t = useT();
  const { at, last, list } = props;
  const name = t("product-editor.line-of", { name: props.label, number: at + 1 });
  return (
    <span className={styles.rowButtons}>
      <IconButton
        icon="up"
        size="small"
        label={t("product-editor.rows.up", { name })}
        disabledReason={at === 0 ? t("table.end.up") : null}
        onClick={() => list.move(at, at - 1)}
      />
      <IconButton
        icon="down"
        size="small"
        label={t("product-editor.rows.down", { name })}
        disabledReason={at === last ? t("table.end.down") : null}
        onClick={() => list.move(at, at + 1)}
      />
      <IconButton
        icon="cross"
        size="small"
        label={t("product-editor.rows.remove", { name })}
        onClick={() => list.remove(at)}
      />
    </span>
  );
}
