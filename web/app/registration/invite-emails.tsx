import { Input } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from "react";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./invite.module.css";
import { hasSeparator, withAdded } from "./invite-form-values.ts";

interface Props {
  emails: readonly string[];
  typed: string;
  /** What is wrong with an address of the list; null when nothing is. */
  faultOf: (email: string) => string | null;
  /** What is wrong with the list as a whole. */
  error: string | null;
  field: Ref<HTMLInputElement>;
  onChange: (change: { emails?: string[]; typed?: string }) => void;
}

/** Addresses as chips behind which one goes on typing: see the hint for what adds one. */
export function EmailsField({ emails, typed, faultOf, error, field, onChange }: Props) {
  const t = useT();
  const id = useId();
  const faults = emails.flatMap((email) => faultOf(email) ?? []);
  const errors = error ? [error, ...faults] : faults;
  const add = (text: string) => onChange({ emails: withAdded(emails, text), typed: "" });
  const without = (email: string) => emails.filter((other) => other !== email);
  /** Back into the field, with what stood there kept as an address. */
  const edit = (email: string) =>
    onChange({ emails: withAdded(without(email), typed), typed: email });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = emails.at(-1);
    if (event.key === "Enter" && typed.trim()) {
      event.preventDefault();
      add(typed);
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
    <Input.Wrapper
      required
      withAsterisk
      label={t("invitations.emails")}
      labelProps={{ htmlFor: id }}
      description={t("invitations.emails.hint")}
      descriptionProps={{ id: `${id}-hint` }}
    >
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
          ref={field}
          id={id}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          value={typed}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={`${id}-hint ${id}-errors`}
          onChange={({ currentTarget: { value } }) =>
            hasSeparator(value) ? add(value) : onChange({ typed: value })
          }
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => typed.trim() && add(typed)}
        />
      </div>
      <div id={`${id}-errors`} aria-live="polite" className={classes.errors}>
        {errors.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Input.Wrapper>
  );
}

function Chip(props: { email: string; bad: boolean; onEdit: () => void; onRemove: () => void }) {
  const t = useT();
  const { email, bad } = props;
  return (
    <li className={classes.chip} data-bad={bad || undefined}>
      <button
        type="button"
        className={classes.address}
        aria-label={t("invitations.emails.edit", { email })}
        onClick={props.onEdit}
      >
        {bad && <span aria-hidden="true">! </span>}
        {email}
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-label={t("invitations.emails.remove", { email })}
        onClick={props.onRemove}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
