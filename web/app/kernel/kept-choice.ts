import { useState } from "react";

/** How somebody likes a page, such as which columns it shows: kept in this browser. */
export function useKeptChoice<Choice>(
  key: string,
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => read(key, usual));
  const change = (next: Choice) => {
    setChoice(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser without room shows what is usual next time.
    }
  };
  return [choice, change];
}

function read<Choice>(key: string, usual: Choice): Choice {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Choice | null) ?? usual;
  } catch {
    return usual;
  }
}
