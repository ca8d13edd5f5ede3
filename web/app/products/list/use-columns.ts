import { useState } from "react";

/** What the reader has chosen otherwise than usual, by the column's key. */
type Choice = Record<string, boolean>;

const keptAs = "neroli.columns.products";

function kept(): Choice {
  try {
    return JSON.parse(localStorage.getItem(keptAs) ?? "{}") as Choice;
  } catch {
    return {};
  }
}

function keep(choice: Choice): void {
  try {
    localStorage.setItem(keptAs, JSON.stringify(choice));
  } catch {
    // A browser without room shows the usual columns next time.
  }
}

/** Which columns are shown; the choice is kept in this browser, for all three lists. */
export function useColumnChoice() {
  const [choice, setChoice] = useState(kept);
  const change = (next: Choice) => {
    keep(next);
    setChoice(next);
  };
  return {
    /** Chosen by the reader: shown however narrow the screen is. */
    isChosen: (key: string) => choice[key] === true,
    isShown: (key: string, usual: boolean) => choice[key] ?? usual,
    show: (key: string, shown: boolean) => change({ ...choice, [key]: shown }),
    reset: () => change({}),
    changed: Object.keys(choice).length > 0,
  };
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>;
