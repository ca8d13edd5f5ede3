import type { InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import { expressionBuilder, sql } from "kysely";
import type { DB } from "../../db/types.ts";

/** What readers did, by numbers of `interaction_things` and `interaction_readers`, for `from` and joins. */
export const publishedInteractions = () =>
  expressionBuilder<DB, never>()
    .selectFrom("interactions")
    .select(["happened_at", "kind", "company", "product", "document", "portal", "reader"])
    .select(["country", "audience", "words", "found", "rank", "filters", "firsts", "further"])
    .as("interactions");

/** Who of those who are remembered did something with which supplier, for `from` and joins. */
export const publishedLeads = () =>
  expressionBuilder<DB, never>()
    .selectFrom("interaction_leads")
    .select(["id", "company", "reader", "country", "first_at", "last_at", "changed_at"])
    .as("leads");

/** Those who agreed to be remembered, and to what; who has no account has no key. */
export const publishedReaders = () =>
  expressionBuilder<DB, never>()
    .selectFrom("interaction_readers")
    .leftJoin(
      "interaction_consents",
      "interaction_consents.user_key",
      "interaction_readers.user_key",
    )
    .select(["interaction_readers.id", "interaction_readers.user_key", "level"])
    .as("readers");

/** How often each kind came, by the day and by the month; scope 0 is all of Neroli. */
export const publishedInteractionCounts = () =>
  expressionBuilder<DB, never>()
    .selectFrom("interaction_counts")
    .select(["scope", "grain", "starts", "kind", "events", "visitors"])
    .as("interaction_counts");

/** Interest in single things, by the month: what was done with each. */
export const publishedInterest = () =>
  expressionBuilder<DB, never>()
    .selectFrom("interaction_interest")
    .select(["scope", "dimension", "starts", "value", ...interestNames, "visitors"])
    .as("interaction_interest");

/** What is told apart of what was done with one thing, with the kinds that count as it. */
export const interests = {
  impressions: ["IMPRESSION"],
  clicks: ["DETAILS"],
  views: ["VIEW"],
  kept: ["BOOKMARK", "COMPARISON"],
  downloads: ["DOWNLOAD"],
  requests: ["REQUEST_CONTACT", "REQUEST_SAMPLE", "REQUEST_DOCUMENT", "REQUEST_QUOTE"],
  empty_searches: ["SEARCH_WITHOUT_RESULTS"],
} as const satisfies Record<string, readonly InteractionKind[]>;
export type Interest = keyof typeof interests;
export const interestNames = Object.keys(interests) as Interest[];
export const interestKinds: readonly InteractionKind[] = Object.values(interests).flat();

/** How often some kinds came, as a column over rows of interactions. */
export const countOf = (kinds: readonly InteractionKind[]) =>
  sql<number>`(count(*) filter (where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})))::int`;

/** What the numbers of interactions and counts stand for. */
export const publishedInteractionThings = <Alias extends string = "things">(
  alias = "things" as Alias,
) =>
  expressionBuilder<DB, never>()
    .selectFrom("interaction_things")
    .select(["id", "company_key", "product_key", "event_key", "document", "words", "code"])
    .as(alias);

/** When what had come in was last counted. */
export const publishedRollUps = () =>
  expressionBuilder<DB, never>()
    .selectFrom("interaction_roll_ups")
    .select("rolled_at")
    .as("roll_ups");
