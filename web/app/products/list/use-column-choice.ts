import { useKeptChoice } from "../../kernel/kept-choice.ts";

const usual: Record<string, boolean> = {};

/** Which columns the reader has chosen otherwise than usual, for all three lists. */
export function useColumnChoice() {
  const [choice, change] = useKeptChoice("neroli.columns.products", usual);
  return {
    /** Chosen by the reader: shown however narrow the screen is. */
    isChosen: (key: string) => choice[key] === true,
    isShown: (key: string, isUsual: boolean) => choice[key] ?? isUsual,
    show: (key: string, shown: boolean) => change({ ...choice, [key]: shown }),
    reset: () => change({}),
    changed: Object.keys(choice).length > 0,
  };
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>;
