import { z } from "zod";
import { companyTypes } from "../enumerations/companies.ts";
import { leadDeeds, leadStatuses } from "../enumerations/leads.ts";
import { segments } from "../enumerations/products.ts";
import { listQuery } from "../kernel/list.ts";
import { Country, Day, Key, line, text } from "../kernel/values.ts";

/** What the list is narrowed by: what was done, by whom, and what became of it. */
const filters = {
  from: Day.optional().describe("the first day; 90 days ago where it is left out"),
  to: Day.optional().describe("the last day; today where it is left out"),
  deed__eq: z.enum(leadDeeds).optional(),
  product__eq: Key.optional(),
  segment__eq: z.enum(segments).optional(),
  country__eq: Country.optional(),
  type__eq: z.enum(companyTypes).optional(),
  status__eq: z.enum(leadStatuses).optional(),
  assignee__eq: Key.optional().describe("who sees to it; or nobody"),
  hot__eq: z.enum(["true", "false"]).optional(),
};

/** Of which supplier: of one's own where nothing is said; support says of which. */
export const ofCompany = { company: Key.optional() };

export const LeadListQuery = listQuery({
  filters: {},
  sort: ["score", "last_at"],
  size: 20,
  maxSize: 100,
  extra: { ...filters, ...ofCompany },
});
export type LeadListQuery = z.output<typeof LeadListQuery>;

/** The same of a whole list, without its pages. */
export const LeadExportQuery = LeadListQuery.omit({ page: true, size: true }).extend({
  format: z.enum(["csv", "xlsx"]).default("csv"),
});
export type LeadExportQuery = z.output<typeof LeadExportQuery>;

/** What a saved view keeps: the address of the list, without its page. */
const KeptQuery = z.strictObject({ ...filters, ...ofCompany, sort: text(40).optional() });

export const NewLeadView = z.strictObject({ name: line(80), query: KeptQuery });
export type NewLeadView = z.output<typeof NewLeadView>;

export const LeadView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
});
export type LeadView = z.infer<typeof LeadView>;

export const LeadHistoryQuery = listQuery({
  filters: {},
  sort: ["happened_at"],
  size: 25,
  maxSize: 100,
  extra: { deed__eq: z.enum(leadDeeds).optional() },
});
