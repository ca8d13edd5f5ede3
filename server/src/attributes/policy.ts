import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Attribute } from "@neroli/contract/attributes/schema.ts";
import type { Actor } from "../kernel/actor.ts";

/** Whether the actor sees it: approved ones do all, a proposal its company and support. */
export const seesAttribute = (
  actor: Actor,
  { status, proposed_by }: Pick<Attribute, "status" | "proposed_by">,
): boolean =>
  status === "APPROVED" ||
  isSupport(actor.roles) ||
  (proposed_by !== null && proposed_by.key === actor.company_key);
