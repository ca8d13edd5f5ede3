import type { PersonalData } from "@neroli/contract/personal-data/endpoints.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { presentAllowance } from "../kernel/allowances.ts";
import { erasureRefusal } from "./policy.ts";
import type { ErasureRow } from "./queries/find-erasure.ts";
import type { withManaging } from "./queries/find-person.ts";

type Person = Awaited<ReturnType<typeof withManaging>>;

export const presentPersonalData = (
  actor: SignedInActor,
  { erasure, person }: { erasure: ErasureRow | null; person: Person },
): PersonalData => ({
  erasure: erasure && {
    asked_at: erasure.asked_at.toISOString(),
    due_at: erasure.due_at.toISOString(),
    by_support: erasure.asked_by !== null,
  },
  can: { erase: presentAllowance(erasureRefusal(actor, person), actor.language) },
});
