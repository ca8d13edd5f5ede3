import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Factors } from "@neroli/contract/factors/endpoints.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { areOffered } from "./policy.ts";
import type { findFactors } from "./queries/find-factors.ts";

type Row = Awaited<ReturnType<typeof findFactors>>;

export const presentFactors = (actor: SignedInActor, row: Row): Factors => ({
  offered: areOffered(),
  required: actor.lacks_factor === true || isSupport(actor.roles),
  passkeys: row.passkeys.map(({ id, name, ...times }) => ({ id, name, ...presentTimes(times) })),
  app: row.app && presentTimes(row.app),
  codes_left: row.codes_left,
});

const presentTimes = (times: { created_at: Date; last_used_at: Date | null }) => ({
  created_at: times.created_at.toISOString(),
  last_used_at: times.last_used_at?.toISOString() ?? null,
});
