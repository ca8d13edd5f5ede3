import { isSupport } from "@neroli/contract/access/roles.ts";
import type { FastifyBaseLogger } from "fastify";
import type { SignedInActor } from "../../kernel/actor.ts";
import { reportOddity } from "../../kernel/error-reports/reports.ts";

const reported = new Set<string>();

/** Users with no company are reported (spec 8, monitoring): each once by each process. */
export function reportHomeless(log: FastifyBaseLogger, actor: SignedInActor): void {
  const { user_key, company_key, roles, standing } = actor;
  if (company_key !== null || standing === "waiting" || isSupport(roles) || reported.has(user_key))
    return;
  reported.add(user_key);
  const what = "a user without a company";
  log.warn({ user: user_key }, what);
  reportOddity(what);
}
