import type { FormRule } from "../kernel/form-rule.ts";

/** A project does not end before it begins. */
export const endsAfterStart: FormRule<{ start_date?: string | null; dueDate?: string | null }> = {
  path: "dueDate",
  code: "ends-first",
  message: "not before the start date",
  holds: ({ start_date, dueDate }) => !start_date || !dueDate || start_date <= dueDate,
};
