import type { FormRule } from "../kernel/form-rule.ts";

/** Days as ISO 8601 writes them compare as text; without a last day it goes on. */
export const endsAfterStart: FormRule<{ starts_on: string; ends_on?: string | null }> = {
  path: "ends_on",
  code: "ends-first",
  message: "before the first day",
  holds: ({ starts_on, ends_on }) => !ends_on || ends_on >= starts_on,
};
