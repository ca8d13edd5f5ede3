import { useState } from "react";
import classes from "./ranking.module.css";

interface PlaceInputProps {
  label: string;
  /** From 1. */
  place: number;
  count: number;
  onPlace: (place: number) => unknown;
}

/** The place of a product as a number that is typed over: Enter moves it there, Escape leaves it. */
export function PlaceInput({ label, place, count, onPlace }: PlaceInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    setTyped(null);
    const wanted = Math.trunc(Number(typed));
    if (typed === null || typed.trim() === "" || !Number.isFinite(wanted)) return;
    // Beyond the last is last.
    onPlace(Math.min(Math.max(wanted, 1), count));
  };
  return (
    <input
      className={classes.place}
      aria-label={label}
      inputMode="numeric"
      value={typed ?? String(place)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ""))}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === "Enter") settle();
        if (key === "Escape") setTyped(null);
      }}
    />
  );
}
