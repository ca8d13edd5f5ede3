import { sql } from "kysely";
import { now, today } from "../../kernel/clock.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { publishedQuotes } from "../../published/quotes.ts";
import { publishedRequests } from "../../published/requests.ts";

/** So many days before the answer is needed. */
const reminderDays = [3, 1];

/** Nobody is reminded of what they were told less than a day ago. */
const freshMilliseconds = 86_400_000;

interface Due {
  key: string;
  buyer_key: string;
  needed_by: string;
}

/**
 * Reminds suppliers who have sent no quote, and whose turn it is, of the day by which it is needed:
 * of each stage once, however many processes do it, and of those whose time has come only the last.
 * Whether others were asked, too, makes no difference, so that nobody learns it from this.
 */
export async function remindOfNeed(): Promise<void> {
  await transaction(async () => {
    const { rows } = await sql<Due>`
      with due as (
        select requests.key, requests.buyer_key, requests.needed_by::text, stage.days
        from ${publishedRequests()}
        cross join lateral (
          select min(days) as days from unnest(${sql.val(reminderDays)}::int[]) as days
          where requests.needed_by - ${today()}::date <= days) as stage
        where requests.type = 'QUOTE' and requests.status in ('REQUESTED', 'OPEN')
          and requests.waiting_for = 'SUPPLIER'
          and requests.needed_by >= ${today()}::date and stage.days is not null
          and requests.created_at <= ${new Date(now().getTime() - freshMilliseconds)}
          and not exists (
            select from ${publishedQuotes()}
            where quotes.request_key = requests.key and quotes.status <> 'DRAFT')),
      reminded as (
        insert into request_reminders (request_key, days, sent_at)
        select key, days, ${now()} from due order by key
        on conflict do nothing returning request_key)
      select key, buyer_key, needed_by from due
      where key in (select request_key from reminded) order by key`.execute(db());
    for (const { key, buyer_key: actor, needed_by } of rows)
      emit({ topic: "request.answer-due", key, data: { actor, needed_by } });
  });
}
