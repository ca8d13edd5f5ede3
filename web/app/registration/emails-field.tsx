import type { ClipboardEvent, KeyboardEvent, Ref } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/fields/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import classes from "./emails-field.module.css";
import { hasSeparator, withAdded } from "./invite-values.ts";

interface EmailsFieldProps {
  emails: readonly string[];
  typed: string;
  /** What is wrong with an address of the list; null when nothing is. */
  faultOf: (email: string) => string | null;
  /** What is wrong with the list as a whole, or with the first of its addresses. */
  error: string | undefined;
  field: Ref<HTMLInputElement>;
  onChange: (change: { emails?: string[]; typed?: string }) => void;
}

/** Addresses as chips behind which one goes on typing: see the hint for what adds one. */
export function EmailsField({ emails, typed, faultOf, error, field, onChange }: EmailsFieldProps) {
  const t = useT();
  const faults = emails.flatMap((email) => faultOf(email) ?? []);
  const errors = [...new Set(faults.length > 0 || !error ? faults : [error])];
  const add = (text: string) => onChange({ emails: withAdded(emails, text), typed: "" });
  const without = (email: string) => emails.filter((other) => other !== email);
  /** Back into the field, with what stood there kept as an address. */
  const edit = (email: string) =>
    onChange({ emails: withAdded(without(email), typed), typed: email });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = emails.at(-1);
    if (event.key === "Enter") {
      // Once more after an address: nobody means to send the form by that.
      event.preventDefault();
      if (typed.trim()) add(typed);
    } else if (event.key === "Backspace" && typed === "" && last) {
      event.preventDefault();
      edit(last);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!hasSeparator(pasted.trim())) return;
    event.preventDefault();
    add(`${typed} ${pasted}`);
  };
  return (
    <Field
      required
      label={t("invitations.emails")}
      hint={t("invitations.emails.hint")}
      error={errors.length > 0 && errors.map((sentence) => <span key={sentence}>{sentence}</span>)}
    >
      {(described) => (
        <div className={classes.field} data-bad={errors.length > 0 || undefined}>
          <ul aria-label={t("invitations.emails.list")} className={classes.chips}>
            {emails.map((email) => (
              <Chip
                key={email}
                email={email}
                bad={faultOf(email) !== null}
                onEdit={() => edit(email)}
                onRemove={() => onChange({ emails: without(email) })}
              />
            ))}
          </ul>
          <input
            {...described}
            ref={field}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-path="emails"
            value={typed}
            onChange={({ currentTarget: { value } }) =>
              hasSeparator(value) ? add(value) : onChange({ typed: value })
            }
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => typed.trim() && add(typed)}
          />
        </div>
      )}
    </Field>
  );
}

function Chip(props: { email: string; bad: boolean; onEdit: () => void; onRemove: () => void }) {
  const t = useT();
  const { email, bad } = props;
  return (
    <li className={classes.chip} data-bad={bad || undefined}>
      <Button
        variant="link"
        aria-label={t("invitations.emails.edit", { email })}
        onClick={props.onEdit}
      >
        {bad && <span aria-hidden="true">! </span>}
        {email}
      </Button>
      <IconButton
        icon="cross"
        size="small"
        label={t("invitations.emails.remove", { email })}
        onClick={props.onRemove}
      />
    </li>
  );
}
