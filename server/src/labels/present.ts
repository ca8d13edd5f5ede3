import type { Label } from "@neroli/contract/labels/schema.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Actor } from "../kernel/actor.ts";
import type { LabelRow } from "./queries.ts";

export function presentLabel({ language }: Actor, row: LabelRow): Label {
  const { companies, products, offerings, ...label } = row;
  const reason =
    companies + products > 0
      ? say(language, "errors.labels.assigned", { companies, products })
      : null;
  return {
    ...label,
    companies,
    products,
    offerings: offerings ?? [],
    can: { remove: { allowed: reason === null, reason } },
  };
}
