import type { NewMeeting } from "@neroli/contract/meetings/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { lockCompany } from "../../published/companies.ts";
import { lockPerson } from "../../published/users.ts";
import type { ExhibitorRow } from "../../visits/queries/read-exhibitors.ts";
import { listSlots } from "../queries/list-slots.ts";

/**
 * Asks for a meeting in a slot that is free on both sides; answers its key. Who asks and who is
 * asked are locked, so that of those who ask at the same moment each sees what the ones before have
 * taken; the database's own constraints let no two overlap whatever happens.
 */
export function askMeeting(
  actor: SignedInActor,
  { event_key, key: company_key }: Pick<ExhibitorRow, "event_key" | "key">,
  { starts_at, subject, message }: NewMeeting,
): Promise<string> {
  if (actor.company_key === company_key) throw new AppError("meetings.own-company");
  return once(async () => {
    await lockPerson(actor);
    await lockCompany(company_key);
    const wanted = { event: event_key, companyKey: company_key, userKey: actor.user_key };
    const [slot] = await listSlots({ ...wanted, at: starts_at });
    if (!slot) throw new AppError("meetings.taken");
    const key = randomKey();
    await db()
      .insertInto("meetings")
      .values({ key, event_key, company_key, user_key: actor.user_key, ...slot, subject, message })
      .execute();
    emit({ topic: "meeting.asked", key, data: { actor: actor.user_key } });
    return key;
  });
}
