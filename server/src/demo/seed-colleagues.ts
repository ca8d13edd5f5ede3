import type { RequestEventKind } from "@neroli/contract/requests/events.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { allAccounts } from "./accounts.ts";
import { demoAnswers, demoNotes } from "./data/colleagues.ts";
import { daysBefore } from "./generate/pick.ts";
import { requestKey } from "./seed-requests.ts";

const company_key = "velouria-actives";

/** Notes, mentions and assignments of a supplier's people, and what they answer often. */
export async function seedColleagues(): Promise<void> {
  for (const note of demoNotes) await seedNote(note);
  await db()
    .insertInto("answer_templates")
    .values(
      demoAnswers.map((answer) => ({
        key: randomKey(),
        company_key,
        created_by: "manager",
        ...answer,
      })),
    )
    .execute();
}

async function seedNote(note: (typeof demoNotes)[number]): Promise<void> {
  const { author: author_key, assignee, body } = note;
  const request_key = requestKey(note.request);
  const created_at = daysBefore(note.daysAgo, 1);
  const side = "SUPPLIER" as const;
  const event = (kind: RequestEventKind, data: object) => ({
    ...{ request_key, kind, side, actor_key: author_key, created_at },
    data: JSON.stringify(data),
  });
  await db()
    .insertInto("request_notes")
    .values({ request_key, side, author_key, body, created_at })
    .execute();
  await db()
    .insertInto("request_events")
    .values([event("noted", {}), event("assigned", { assignee: nameOf(assignee) })])
    .execute();
  await db()
    .updateTable("requests")
    .set({ supplier_assignee: assignee, supplier_noted_at: created_at })
    .where("key", "=", request_key)
    .execute();
}

function nameOf(key: string): string {
  const account = allAccounts.find((known) => known.key === key);
  if (!account) throw new Error(`no demo account ${key}`);
  return `${account.firstname} ${account.lastname}`;
}
