import type { LeadDeed } from "@neroli/contract/enumerations/leads.ts";
import { halvingDays, scoredDays } from "@neroli/contract/leads/scoring.ts";
import { expressionBuilder, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import { now } from "../../kernel/clock.ts";
import { publishedBadgeOwners } from "../../published/badges.ts";
import { publishedInteractions, publishedReaders } from "../../published/interactions.ts";
import { publishedScans } from "../../published/scans.ts";
import type { Supplier } from "./find-supplier.ts";

/**
 * What readers did with a supplier, and where they were scanned at its stands, for `from`: whoever has
 * an account is one reader, wherever that was. Somebody scanned who does not want to be remembered is
 * no reader, and not among them.
 */
export function deedsOf({ key, scope }: Supplier) {
  const eb = expressionBuilder<DB, never>();
  const scanned = eb
    .selectFrom(publishedScans())
    .innerJoin(publishedBadgeOwners(), (join) =>
      join
        .onRef("badge_owners.code", "=", "scans.code")
        .onRef("badge_owners.event_key", "=", "scans.event_key"),
    )
    .innerJoin(publishedReaders(), "readers.user_key", "badge_owners.user_key")
    .where("scans.company_key", "=", key)
    .select(["readers.id as reader", sql<LeadDeed>`'SCAN'`.as("deed"), "scanned_at as happened_at"])
    .select([sql<boolean>`false`.as("further"), sql<number | null>`null::int`.as("product")])
    .select([
      sql<number | null>`null::int`.as("document"),
      sql<number | null>`null::int`.as("portal"),
    ])
    .select("scans.event_key");
  return eb
    .selectFrom(publishedInteractions())
    .where("company", "=", scope)
    .where("reader", "is not", null)
    .select([sql<number>`reader`.as("reader"), sql<LeadDeed>`kind::text`.as("deed"), "happened_at"])
    .select(["further", "product", "document", "portal"])
    .select(sql<string | null>`null::text`.as("event_key"))
    .unionAll(scanned)
    .as("deeds");
}

/**
 * The parts of scores, for `from`: how often each kind was done in each stretch of days, and the
 * points of it. What was done with several products at once counts once.
 */
export function scorePartsOf(supplier: Supplier, readers?: readonly number[]) {
  const at = now();
  const eb = expressionBuilder<DB, never>();
  const weights = sql<{ deed: LeadDeed; weight: number }>`(
    select key as deed, value::int as weight
    from jsonb_each_text(${JSON.stringify(supplier.scoring.weights)}::jsonb))`;
  const counted = eb
    .selectFrom(deedsOf(supplier))
    .where("happened_at", ">", sql<Date>`${at}::timestamptz - ${scoredDays} * interval '1 day'`)
    .where("further", "=", false)
    .$if(readers !== undefined, (rows) =>
      rows.where("reader", "=", sql<number>`any (${[...(readers ?? [])]}::int[])`),
    )
    .select(["reader", "deed", sql<number>`count(*)::int`.as("times")])
    .select(
      sql<number>`greatest(0, floor(extract(epoch from ${at}::timestamptz - happened_at)
        / ${halvingDays * 86_400}))::int`.as("halvings"),
    )
    .groupBy(["reader", "deed", "halvings"])
    .as("counted");
  return eb
    .selectFrom(counted)
    .innerJoin(weights.as("weights"), "weights.deed", "counted.deed")
    .select(["reader", "counted.deed", "halvings", "times", "weight"])
    .select(sql<number>`(times * weight) >> halvings`.as("points"))
    .as("parts");
}

/** The score of each reader who has one, or of each of these, for `from` and joins. */
export const scoresOf = (supplier: Supplier, readers?: readonly number[]) =>
  expressionBuilder<DB, never>()
    .selectFrom(scorePartsOf(supplier, readers))
    .groupBy("reader")
    .select(["reader", sql<number>`sum(points)::int`.as("score")])
    .as("scores");
