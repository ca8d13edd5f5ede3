import { isSupport } from "@neroli/contract/access/roles.ts";
import type { HeldFactors } from "@neroli/contract/factors/administration.ts";
import type { Factors } from "@neroli/contract/factors/endpoints.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { presentAllowance } from "../../kernel/allowances.ts";
import { isSignInHere, placeOfPasskey } from "../queries/relying-party.ts";
import type { findFactors } from "./queries/find-factors.ts";

type Row = Awaited<ReturnType<typeof findFactors>>;

export const presentFactors = (actor: SignedInActor, row: Row): Factors => ({
  offered: isSignInHere(),
  required: actor.lacks_factor === true || isSupport(actor.roles),
  passkeys: row.passkeys.map(({ id, name, host, ...times }) => ({
    ...{ id, name, ...placeOfPasskey(host), ...presentTimes(times) },
  })),
  app: row.app && presentTimes(row.app),
  codes_left: row.codes_left,
});

/** Of somebody else, for support. */
export const presentHeld = (
  row: Row,
  { refusal, language }: { refusal: ErrorCode | null; language: Language },
): HeldFactors => ({
  offered: isSignInHere(),
  passkeys: row.passkeys.length,
  app: row.app !== null,
  codes_left: row.codes_left,
  can: { reset: presentAllowance(refusal, language) },
});

const presentTimes = (times: { created_at: Date; last_used_at: Date | null }) => ({
  created_at: times.created_at.toISOString(),
  last_used_at: times.last_used_at?.toISOString() ?? null,
});
