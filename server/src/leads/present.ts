import type { Lead, LeadDeedLine, LeadSummary } from "@neroli/contract/leads/schema.ts";
import type { Supplier } from "./queries/find-supplier.ts";
import type { findLead, readScoreParts } from "./queries/get-lead.ts";
import type { listHistory } from "./queries/list-history.ts";
import type { listLeads } from "./queries/list-leads.ts";

type Listed = Awaited<ReturnType<typeof listLeads>>["content"][number];
type Found = Awaited<ReturnType<typeof findLead>>;
type Part = Awaited<ReturnType<typeof readScoreParts>>[number];

/** Who a lead is, as far as the supplier may know: nobody by name, where nothing lets it. */
function personOf(
  row: Pick<Listed, "named_by" | "name" | "company_key" | "company_name" | "company_shown">,
): LeadSummary["person"] {
  const { named_by, name, company_key, company_name, company_shown } = row;
  if (named_by === null || name === null) return null;
  const company =
    company_name === null ? null : { key: company_shown ? company_key : null, name: company_name };
  return { name, company, named_by };
}

export function presentLead(row: Listed, { scoring }: Supplier): LeadSummary {
  const { id, type, country, score, deeds, last_at, status, assignee } = row;
  return {
    ...{ id, type, country, score, deeds, status, assignee },
    person: personOf(row),
    hot: score >= scoring.threshold,
    last_at: last_at.toISOString(),
  };
}

/** One lead; a note that was written of a named person is shown while the person is named. */
export function presentOpened({ supplier, row }: Found, parts: readonly Part[]) {
  const { id, type, country, status, assignee, first_at, last_at } = row;
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  const { threshold } = supplier.scoring;
  return {
    ...{ id, type, country, status, assignee, score, threshold },
    person: personOf(row),
    company: { key: supplier.key, name: supplier.name },
    hot: score >= threshold,
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
    parts: [...parts],
    note: row.note_names && row.named_by === null ? "" : (row.note ?? ""),
    version: row.version ?? 0,
    follow_up: followUpOf(row),
    request: row.request,
  };
}

/** Where a message to a lead goes; to the person where nothing but the own consent names. */
export function followUpOf({ request_goes_on, level, user_key }: Found["row"]): Lead["follow_up"] {
  if (request_goes_on) return "REQUEST";
  return level === "NAMED" && user_key !== null ? "PERSON" : null;
}

type Line = Awaited<ReturnType<typeof listHistory>>["content"][number];

export function presentDeed({
  happened_at,
  deed,
  document,
  place,
  ...product
}: Line): LeadDeedLine {
  const { product_key, product_name, offering } = product;
  return {
    ...{ happened_at: happened_at.toISOString(), deed, document, place },
    product:
      product_key === null || offering === null
        ? null
        : { key: product_key, name: product_name, offering },
  };
}
