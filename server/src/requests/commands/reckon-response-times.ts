import { answeringKinds, type RequestEventKind } from "@neroli/contract/requests/events.ts";
import { type ResponseKind, responseDays } from "@neroli/contract/requests/response-times.ts";
import { type RawBuilder, sql } from "kysely";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { publishedUsers } from "../../published/users.ts";

/** What of the supplier ends the wait for each; the first of them counts. */
const endedBy: Record<ResponseKind, readonly RequestEventKind[]> = {
  ANSWER: answeringKinds,
  SAMPLE: ["sample-shipped"],
  QUOTE: ["quote-sent"],
};

/**
 * Reckons anew how fast each company answers, from what its own people did in its own requests.
 * Requests of the demonstration's accounts do not count: nobody waited for an answer.
 */
export async function reckonResponseTimes(): Promise<void> {
  const since = new Date(now().getTime() - responseDays * 86_400_000);
  await transaction(async () => {
    await db().deleteFrom("response_times").execute();
    // Whoever answers touches the request, so that older ones have no answer in these days.
    await sql`
      insert into response_times (company_key, kind, count, median_seconds)
      select company_key, kind, count(*),
        round(percentile_cont(0.5) within group (order by seconds))::int
      from (
        select answered.company_key, ended.kind,
          greatest(extract(epoch from ended.at - answered.created_at), 0)::float8 as seconds
        from (
          select requests.company_key, requests.created_at,
            ${firstOf("ANSWER")} as answer, ${firstOf("SAMPLE")} as sample, ${firstOf("QUOTE")} as quote
          from requests
          join ${publishedUsers("buyer")} on buyer.key = requests.buyer_key and not buyer.demo
          join request_events
            on request_events.request_key = requests.key and request_events.side = 'SUPPLIER'
          where requests.updated_at >= ${since}
          group by requests.key
        ) as answered
        cross join lateral (values
          ('ANSWER', answered.answer), ('SAMPLE', answered.sample), ('QUOTE', answered.quote)
        ) as ended (kind, at)
        where ended.at >= ${since}
      ) as waits
      group by company_key, kind`.execute(db());
  });
}

const firstOf = (kind: ResponseKind): RawBuilder<Date | null> => sql<Date | null>`
  min(request_events.created_at)
    filter (where request_events.kind = any(${[...endedBy[kind]]}::text[]))`;
