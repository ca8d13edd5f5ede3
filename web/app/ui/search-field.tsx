import { useEffect, useRef, useState } from "react";
import classes from "./search-field.module.css";

interface SearchFieldProps {
  /** The accessible name. */
  label: string;
  placeholder?: string | undefined;
  /** What the list is narrowed by now. */
  value: string;
  /** It stands alone above what it narrows, as wide as that; else its place says how it looks. */
  alone?: boolean;
  /** Hears of new words when the typing pauses, and at once on Enter. */
  onSearch: (words: string) => void;
}

/** As long as somebody types, nothing is asked. */
const pauseMilliseconds = 250;

/** A field that narrows a list while one types. */
export function SearchField({ label, placeholder, value, alone, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  // The address changed by itself: back in the history, or everything reset.
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // During the pause another filter may have changed: what is sent then must know of it.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const send = (words: string) => {
    clearTimeout(timer.current);
    sent.current = words.trim();
    latest.current(words.trim());
  };
  return (
    <input
      type="search"
      className={alone ? classes.alone : undefined}
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={({ currentTarget }) => {
        const words = currentTarget.value;
        setTyped(words);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(words), pauseMilliseconds);
      }}
      onKeyDown={({ key }) => key === "Enter" && send(typed)}
    />
  );
}
