import type { FormRule } from "../kernel/form-rule.ts";
import { mostLines } from "./limits.ts";

interface Written {
  phases: readonly { key: string; lines: readonly { key: string }[] }[];
}

export const linesFit: FormRule<Written> = {
  path: "",
  code: "too-many",
  data: { max: mostLines },
  message: `at most ${mostLines} lines in all phases`,
  holds: ({ phases }) => phases.flatMap(({ lines }) => lines).length <= mostLines,
};

/** Two states are told apart by the keys of their phases and lines. */
export const keysOnce: FormRule<Written> = {
  path: "",
  code: "twice",
  message: "each key once",
  holds: ({ phases }) => {
    const keys = phases.flatMap(({ key, lines }) => [key, ...lines.map((each) => each.key)]);
    return new Set(keys).size === keys.length;
  },
};
