import { isSupport } from "@neroli/contract/access/roles.ts";
import { daysIn, mostDays, type Period } from "@neroli/contract/analytics/periods.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { invalidField, notFound } from "../kernel/errors.ts";

/** What somebody's figures are of: a company, or null of all of Neroli. */
export function companyFor(actor: SignedInActor, company: string | undefined): string | null {
  if (isSupport(actor.roles)) return company ?? null;
  if (actor.company_key === null || (company && company !== actor.company_key)) throw notFound();
  return actor.company_key;
}

/** Refuses periods that end before they begin, or that go on for too long. */
export function assertPeriod(period: Period): void {
  const days = daysIn(period);
  if (days < 1) throw invalidField({ in: "query", path: "to", code: "ascending" });
  if (days > mostDays)
    throw invalidField({ in: "query", path: "to", code: "too-big", data: { max: mostDays } });
}
