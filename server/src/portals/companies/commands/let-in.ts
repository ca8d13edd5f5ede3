import { isSupport } from "@neroli/contract/access/roles.ts";
import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit, transaction } from "../../../kernel/db/db.ts";
import { isNamed, lockCompanies, publishedCompanies } from "../../../published/companies.ts";
import { getManagedEvent } from "../../queries/get-managed-event.ts";

interface Named {
  event: string;
  companies: readonly string[];
}

/** Keys as they were asked for: of those that are in the wanted state now, and of those that are not there. */
export interface Outcome {
  done: string[];
  missing: string[];
}

/** Lets companies in: a first time makes a row, which is kept when they are taken out. */
export const letIn = (actor: SignedInActor, named: Named): Promise<Outcome> =>
  change(actor, named, true);

export const takeOut = (actor: SignedInActor, named: Named): Promise<Outcome> =>
  change(actor, named, false);

const actions: Record<`${boolean}`, AuditAction> = {
  true: "event.company-enabled",
  false: "event.company-disabled",
};

const change = (actor: SignedInActor, { event, companies }: Named, to: boolean) =>
  transaction(async (): Promise<Outcome> => {
    await getManagedEvent(actor, event, "company");
    const asked = await findCompanies(companies);
    // Nobody lets the same ones in or out meanwhile, whatever order they are named in.
    const keys = ["", ...asked.map(({ key }) => key)];
    await lockCompanies(keys);
    const before = await statesOf(event, keys);
    const there = asked.filter(
      ({ key, shown }) => before.has(key) || (to && (shown || isSupport(actor.roles))),
    );
    const changed = there.map(({ key }) => key).filter((key) => (before.get(key) ?? false) !== to);
    await write(event, changed, to);
    await audit(
      actor,
      ...changed.map((company) => ({
        action: actions[`${to}`],
        key: event,
        company_key: company,
        before: { enabled: !to },
        after: { company, enabled: to },
      })),
    );
    if (changed.length > 0) {
      emit({ topic: "event.changed", key: event, data: { companies: changed } });
    }
    const done = there.map((each) => each.asked);
    return { done, missing: companies.filter((key) => !done.includes(key)) };
  });

/** Also by keys that they had before. */
async function findCompanies(asked: readonly string[]) {
  const rows = await Promise.all(
    asked.map(async (key) => {
      const row = await db()
        .selectFrom(publishedCompanies())
        .where(isNamed(key))
        .select(["key", "shown"])
        .executeTakeFirst();
      return row && { ...row, asked: key };
    }),
  );
  return rows.filter((row) => row !== undefined);
}

/** Whether each that has a row there is enabled. */
async function statesOf(event: string, companies: readonly string[]) {
  const rows = await db()
    .selectFrom("event_companies")
    .where("event_key", "=", event)
    .where("company_key", "in", companies)
    .select(["company_key", "enabled"])
    .execute();
  return new Map(rows.map(({ company_key, enabled }) => [company_key, enabled]));
}

async function write(event: string, companies: readonly string[], enabled: boolean): Promise<void> {
  if (companies.length === 0) return;
  const rows = companies.map((company_key) => ({ event_key: event, company_key, enabled }));
  await db()
    .insertInto("event_companies")
    .values(rows)
    .onConflict((known) =>
      known
        .columns(["event_key", "company_key"])
        .doUpdateSet({ enabled, updated_at: sql<Date>`now()` }),
    )
    .execute();
}
