import { startDownload } from "../../downloads/commands/start-download.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { assertAllowed } from "../../kernel/allowances.ts";
import { audit } from "../../kernel/audit.ts";
import { today } from "../../kernel/clock.ts";
import { enqueue } from "../../kernel/jobs/queued.ts";
import { slug } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { makePersonalZip } from "../export/make-personal-zip.ts";
import { othersRefusal } from "../policy.ts";
import { getPerson } from "../queries/find-person.ts";

/** Asks for a zip of somebody's data: one's own, or for support that hands it over. */
export async function startPersonalExport(
  actor: SignedInActor,
  subject_key: string,
): Promise<string> {
  const { firstname, lastname, company_key, ...person } = await getPerson(subject_key);
  const isOwn = subject_key === actor.user_key;
  if (!isOwn) assertAllowed(othersRefusal(actor, person));
  return once(async () => {
    const name = `${slug(`${firstname} ${lastname}`)}-${today()}.zip`;
    const key = await startDownload(actor, { kind: "PERSONAL", name, subject_key });
    if (!isOwn) await audit(actor, { action: "user.data-exported", key: subject_key, company_key });
    await noteSecurity({ kind: "exported", company_key, details: { what: "personal-data" } });
    await enqueue(makePersonalZip(), { key });
    return key;
  });
}
