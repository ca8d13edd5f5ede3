import { daysIn } from "@neroli/contract/analytics/periods.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { mostDays, nobody, usualDays } from "@neroli/contract/leads/limits.ts";
import type { LeadListQuery } from "@neroli/contract/leads/list-query.ts";
import { expressionBuilder, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import { now, today } from "../../kernel/clock.ts";
import { invalidField } from "../../kernel/errors.ts";
import { dayStart, type ListOptions, listPage } from "../../kernel/list.ts";
import { publishedInteractionThings } from "../../published/interactions.ts";
import { publishedProducts } from "../../published/products.ts";
import { deedsOf, scoresOf } from "./deeds-of.ts";
import type { Supplier } from "./find-supplier.ts";
import { leadCountry, selectLeads, shownOf } from "./select-leads.ts";

type Filters = Omit<LeadListQuery, "page" | "size" | "sort" | "company">;

/** A supplier's leads that did something of what is asked for, with the score of each as it is today. */
export function listLeads(supplier: Supplier, query: Filters & ListOptions) {
  const { country__eq: country, type__eq: type, status__eq: status } = query;
  const score = sql<number>`coalesce(scores.score, 0)`;
  return listPage(
    selectLeads(supplier)
      .innerJoin(matching(supplier, query), "matching.reader", "leads.reader")
      .leftJoin(scoresOf(supplier), "scores.reader", "leads.reader")
      .$if(country !== undefined, (rows) => rows.where(leadCountry, "=", country ?? ""))
      .$if(type !== undefined, (rows) => rows.where("companies.type", "=", type ?? null))
      .$if(status !== undefined, (rows) =>
        rows.where(sql<string>`coalesce(lead_work.status, 'NEW')`, "=", status ?? ""),
      )
      .$if(query.assignee__eq !== undefined, (rows) =>
        query.assignee__eq === nobody
          ? rows.where("lead_work.assignee", "is", null)
          : rows.where("lead_work.assignee", "=", query.assignee__eq ?? ""),
      )
      .$if(query.hot__eq !== undefined, (rows) =>
        rows.where(score, query.hot__eq === "true" ? ">=" : "<", supplier.scoring.threshold),
      )
      .select(shownOf(supplier))
      .select([score.as("score"), "matching.deeds", "matching.last_at"]),
    query,
    {
      sorts: { score, last_at: "matching.last_at" },
      fallback: "-score",
      tie: sql`(matching.last_at, leads.id)`,
    },
  );
}

/** Readers by what they did in the period, of the kind and with the products that are asked for. */
function matching(supplier: Supplier, { deed__eq: deed, ...query }: Filters) {
  const { from, to } = periodOf(query);
  return expressionBuilder<DB, never>()
    .selectFrom(deedsOf(supplier))
    .where("happened_at", ">=", dayStart(from))
    .where("happened_at", "<", dayStart(to, 1))
    .$if(deed !== undefined, (rows) => rows.where("deed", "=", deed ?? "SCAN"))
    .$if(query.product__eq !== undefined || query.segment__eq !== undefined, (rows) =>
      rows.where("product", "in", productsOf(supplier, query)),
    )
    .groupBy("reader")
    .select(["reader", sql<number>`(count(*) filter (where not further))::int`.as("deeds")])
    .select(sql<Date>`max(happened_at)`.as("last_at"))
    .as("matching");
}

/** The numbers of a supplier's products that are asked for. */
const productsOf = (
  { key }: Supplier,
  { product__eq: product, segment__eq: segment }: Pick<Filters, "product__eq" | "segment__eq">,
) =>
  expressionBuilder<DB, never>()
    .selectFrom(publishedInteractionThings())
    .innerJoin(publishedProducts(), "products.key", "things.product_key")
    .where("products.company_key", "=", key)
    .$if(product !== undefined, (rows) => rows.where("products.key", "=", product ?? ""))
    .$if(segment !== undefined, (rows) =>
      rows.where("products.segment", "=", segment ?? "PERSONALCARE"),
    )
    .select("things.id");

/** The last 90 days where nothing is said; refuses what ends before it begins, or goes on too long. */
function periodOf({ from, to = today() }: Filters) {
  const begin = from ?? dayOf(new Date(Math.min(now().getTime(), Date.parse(to)) - usual));
  const period = { from: begin, to };
  const days = daysIn(period);
  if (days < 1) throw invalidField({ in: "query", path: "to", code: "ascending" });
  if (days > mostDays) {
    throw invalidField({ in: "query", path: "to", code: "too-big", data: { max: mostDays } });
  }
  return period;
}

const usual = usualDays * 86_400_000;
