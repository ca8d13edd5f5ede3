import { isDay } from "@neroli/contract/kernel/formats/day.ts";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { readDay } from "../../language/typed-day.ts";
import { Icon } from "../icon.tsx";
import { useOpen } from "../use-open.ts";
import { Calendar } from "./calendar.tsx";
import classes from "./fields.module.css";
import { TextField } from "./text-field.tsx";

interface DateFieldProps
  extends Omit<ComponentProps<typeof TextField>, "onChange" | "value" | "min" | "max" | "end"> {
  /** ISO 8601 ("2026-02-28"), or what was typed where that is no day yet. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that the calendar offers, in ISO 8601. */
  min?: string | undefined;
  max?: string | undefined;
  /** Hears of what is taken from the calendar, or emptied there, after `onChange`. */
  onChoose?: (day: string) => void;
}

/**
 * A day (spec 9: DD/MM/YYYY), typed or taken from a calendar in the reader's language, which the
 * arrow down opens. What is no day stays as it was typed; who asks for the day says what is wrong.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onChoose, onBlur, min, max, ...field } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { open, setOpen, whole, opener, close } = useOpen<HTMLButtonElement>();
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (day: string) => {
    setTyped(null);
    onChange(day);
    onChoose?.(day);
    setOpen(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event);
    if (event.key === "Enter") setTyped(null);
    if (event.key !== "ArrowDown" || field.disabled || field.readOnly) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span ref={whole} className={classes.day}>
      <TextField
        {...field}
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t("forms.day.shape")}
        value={typed ?? (isDay(value) ? formatDay(value) : value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(readDay(currentTarget.value));
        }}
        onBlur={(event) => {
          setTyped(null);
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
        end={
          <button
            ref={opener}
            type="button"
            className={classes.end}
            disabled={field.disabled || field.readOnly}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-label={t("forms.day.calendar")}
            onClick={() => setOpen(!open)}
          >
            <Icon name="calendar" />
          </button>
        }
      />
      {open && (
        <Calendar
          day={isDay(value) ? value : null}
          {...{ min, max, opener }}
          onChoose={choose}
          onClose={close}
        />
      )}
    </span>
  );
}
