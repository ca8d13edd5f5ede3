import { type RawBuilder, sql } from "kysely";

/** Whether a row of what was done is somebody's, who is a number there; for conditions. */
export const isRemembered = (userKey: string): RawBuilder<boolean> =>
  sql<boolean>`interactions.reader = (
    select id from interaction_readers where user_key = ${userKey})`;

/** What is remembered of somebody, and what it was done with. */
export const rememberedOf = (userKey: string): RawBuilder<unknown> => sql`
  select happened_at, kind, companies.company_key, products.product_key, words.words
  from interactions
  left join interaction_things as companies on companies.id = interactions.company
  left join interaction_things as products on products.id = interactions.product
  left join interaction_things as words on words.id = interactions.words
  where ${isRemembered(userKey)}
  order by happened_at`;
