import type { Label } from "@neroli/contract/labels/schema.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Actor } from "../kernel/actor.ts";
import type { LabelRow } from "./queries.ts";

export function presentLabel({ language }: Actor, row: LabelRow): Label {
  const { key, title, colour, description, version, companies } = row;
  const reason =
    companies > 0 ? say(language, "errors.labels.assigned", { count: companies }) : null;
  return {
    key,
    title,
    colour,
    description,
    version,
    companies,
    can: { remove: { allowed: reason === null, reason } },
  };
}
