import { isDay } from "@neroli/contract/kernel/formats/day.ts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { DateField } from "./fields/date-field.tsx";
import classes from "./filter-bar.module.css";

interface FilterDayProps {
  label: string;
  /** ISO 8601; empty where none is chosen. */
  value: string | undefined;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** From or to which day. The list is narrowed once a day is there, not while it is typed. */
export function FilterDay({ label, value = "", onChange, min, max }: FilterDayProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useRef<string>(undefined);
  // What was typed stays until the list is narrowed by it; what has been typed since stays, too.
  useEffect(
    () => setTyped((now) => (value === asked.current && now !== value ? now : null)),
    [value],
  );
  const shown = typed ?? value;
  const isWrong = typed !== null && typed !== "" && !isDay(typed);
  const [told, setTold] = useState(false);
  const use = (day: string) => {
    setTold(true);
    if (day !== "" && !isDay(day)) return;
    if (day === value) return setTyped(null);
    asked.current = day;
    onChange(day);
  };
  return (
    <DateField
      className={classes.day}
      label={label}
      value={shown}
      {...{ min, max }}
      error={told && isWrong ? t("failures.date") : undefined}
      onChange={(day) => {
        setTold(false);
        setTyped(day);
      }}
      onChoose={use}
      onBlur={() => typed !== null && use(typed)}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === "Enter" && typed !== null) use(typed);
      }}
    />
  );
}
