import { type RawBuilder, sql } from "kysely";

/** The keys of the requests in which somebody took part by deed or word, for conditions. */
export const requestsOf = (userKey: string): RawBuilder<string> => sql<string>`
  select key from requests where buyer_key = ${userKey}
  union select request_key from request_messages where author_key = ${userKey}
  union select request_key from request_events where actor_key = ${userKey}`;
