import type { NewProject } from "@neroli/contract/projects/schema.ts";

/** What is written of a project, as its row keeps it. */
export function rowOf({ dueDate, cosmetic, ...form }: NewProject) {
  return {
    ...form,
    due_date: dueDate,
    cosmetic: cosmetic && JSON.stringify(cosmetic),
  };
}
