import type { ClipboardEvent, KeyboardEvent, Ref } from "react";
import { sayAny, useT } from "../../../language/phrases.tsx";
import { FieldError } from "../../../ui/fields/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import layout from "../../../ui/layout.module.css";
import {
  type IdentifierType,
  identifierFault,
  isBeginning,
  writtenIdentifier,
} from "../identifier-faults.ts";
import classes from "./controls.module.css";

interface IdentifierInputProps {
  type: IdentifierType;
  id: string;
  name?: string | undefined;
  value: string;
  describedBy: string | undefined;
  /** The fault that is shown once the field was left, such as an incomplete number. */
  error: string | undefined;
  field?: Ref<HTMLInputElement>;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A register number, checked while it is typed; a fault is shown as soon as no further digit could mend it. */
export function IdentifierInput(props: IdentifierInputProps) {
  const t = useT();
  const { type, id, value, onChange } = props;
  const text = value.trim();
  const fault = text === "" ? null : identifierFault(type, text);
  const now = fault && !isBeginning(type, text) ? sayAny(t, fault.phrase, fault.values) : undefined;
  const error = now ?? props.error;
  const right = text !== "" && !fault;
  const told = [props.describedBy, `${id}-state`].filter(Boolean).join(" ");
  return (
    <div className={classes.identifier}>
      <span className={classes.frame}>
        <input
          ref={props.field}
          id={id}
          className={classes.input}
          aria-label={props.name}
          aria-describedby={told}
          aria-invalid={error !== undefined || undefined}
          spellCheck={false}
          autoComplete="off"
          maxLength={60}
          placeholder={examples[type]}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={props.onKeyDown}
          onPaste={props.onPaste}
          onBlur={() => {
            const written = writtenIdentifier(type, value);
            if (written !== value) onChange(written);
          }}
        />
        {right && (
          <span className={classes.end}>
            <Icon name="check" />
          </span>
        )}
      </span>
      <FieldError id={`${id}-state`} error={error} />
      {error === undefined && (
        <span id={`${id}-state`} className={layout.unseen}>
          {right && t("product-editor.number.right")}
        </span>
      )}
    </div>
  );
}

const examples: Record<IdentifierType, string> = {
  cas: "98-92-0",
  ec: "202-713-4",
  e_number: "E290",
  fema: "2475",
  flavis: "05.018",
};
