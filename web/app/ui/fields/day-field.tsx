import { isDay } from "@neroli/contract/kernel/formats/day.ts";
import { type ComponentProps, useRef, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Icon } from "../icon.tsx";
import classes from "./fields.module.css";
import { TextField } from "./text-field.tsx";

interface DayFieldProps extends Omit<ComponentProps<typeof TextField>, "onChange" | "value"> {
  /** ISO 8601 ("2026-02-28"), or what was typed where that is no day yet. */
  value: string;
  onChange: (value: string) => void;
}

/** A day, written DD/MM/YYYY; a browser's own calendar helps to find it. */
export function DayField({ value, onChange, onBlur, ...field }: DayFieldProps) {
  const t = useT();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t("forms.day.shape")}
      value={typed ?? shownDay(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readDay(currentTarget.value));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      end={
        <>
          <button
            type="button"
            className={classes.end}
            aria-label={t("forms.day.calendar")}
            onClick={() => calendar.current?.showPicker()}
          >
            <Icon name="calendar" />
          </button>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className={classes.hidden}
            value={isDay(value) ? value : ""}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </>
      }
    />
  );
}

/** As people write a day; what is no day stays as it was typed. */
export const shownDay = (value: string): string =>
  isDay(value) ? value.split("-").reverse().join("/") : value;

/** What was typed as ISO 8601 writes it: "1.2.2026" is "2026-02-01"; what is no day stays. */
export function readDay(typed: string): string {
  const bare = typed.trim();
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(bare) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : bare;
}
