import type { FormRule } from "../kernel/form-rule.ts";

/** Days as ISO 8601 writes them compare as text; what has one day begins and ends on it. */
export const endsAfterStart: FormRule<{ starts_on: string | null; ends_on: string | null }> = {
  path: "ends_on",
  code: "ends-first",
  message: "before the first day",
  holds: ({ starts_on, ends_on }) => !starts_on || !ends_on || ends_on >= starts_on,
};

/** Terms are written in one language at least; the first field is where it is told. */
export const saysSomething: FormRule<{ texts: Record<string, string> }> = {
  path: "texts.en",
  code: "required",
  message: "in one language at least",
  holds: ({ texts }) => Object.values(texts).some((text) => text.trim() !== ""),
};
