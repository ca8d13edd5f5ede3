import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { leadDeeds, leadStatuses } from "@neroli/contract/enumerations/leads.ts";
import { segments } from "@neroli/contract/enumerations/products.ts";
import type { leadEndpoints } from "@neroli/contract/leads/endpoints.ts";
import type { Lead } from "@neroli/contract/leads/schema.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../kernel/client.ts";
import { useTableState } from "../kernel/table-state.ts";

/** The orders of the list that people choose between. */
export const sorts = ["-score", "-last_at"] as const;

type ListQuery = z.input<(typeof leadEndpoints)["GET /leads"]["query"]>;

/** The list that the address names; support says of which company, null: one's own. */
export function useLeadListState(company: string | null) {
  const state = useTableState({
    filters: [
      ...["deed__eq", "segment__eq", "product__eq", "country__eq", "type__eq", "status__eq"],
      ...["assignee__eq", "hot__eq", "from", "to"],
    ],
    choices: {
      deed__eq: leadDeeds,
      segment__eq: segments,
      type__eq: companyTypes,
      status__eq: leadStatuses,
      hot__eq: ["true", "false"],
    },
    sort: "-score",
  });
  const of = company === null ? {} : { company };
  return { ...state, of, query: { ...state.query, ...of } as ListQuery };
}
export type LeadListState = ReturnType<typeof useLeadListState>;

export const useLeads = (query: ListQuery) =>
  useQuery({
    queryKey: ["leads", "list", query],
    queryFn: ({ signal }) => api("GET /leads", { query, signal }),
    placeholderData: keepPreviousData,
  });

const detailKey = (leadId: string) => ["leads", "detail", leadId];

export const useLead = (leadId: string) =>
  useQuery({
    queryKey: detailKey(leadId),
    queryFn: ({ signal }) => api("GET /leads/:leadId", { params: { leadId }, signal }),
  });

type HistoryQuery = z.input<(typeof leadEndpoints)["GET /leads/:leadId/history"]["query"]>;

export const useHistory = (leadId: string, query: HistoryQuery) =>
  useQuery({
    queryKey: ["leads", "history", leadId, query],
    queryFn: ({ signal }) =>
      api("GET /leads/:leadId/history", { params: { leadId }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** Who can see to leads; `company` where support asks. */
export const useColleagues = (of: { company?: string }) =>
  useQuery({
    queryKey: ["leads", "colleagues", of],
    queryFn: ({ signal }) => api("GET /leads/colleagues", { query: of, signal }),
    staleTime: 60_000,
  }).data?.content ?? [];

/** A command on a lead answers it as it is now: page and list show it. */
export function useShowLead() {
  const queries = useQueryClient();
  return (lead: Lead) => {
    queries.setQueryData(detailKey(lead.id), lead);
    void queries.invalidateQueries({ queryKey: ["leads", "list"] });
  };
}

/** Everything that is shown of leads is read again. */
export function useReadLeadsAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["leads"] });
}
