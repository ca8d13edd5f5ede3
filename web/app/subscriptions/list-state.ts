import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { reminderDays } from "@neroli/contract/subscriptions/states.ts";
import { useSearchParams } from "react-router";
import { useTableState } from "../kernel/table-state.ts";
import type { ListQuery } from "./subscription-queries.ts";

/** "ending" stands in the address for what changes every day: active ones that end within a month. */
const filters = ["company__icontains", "company__eq", "plan__eq", "status__eq", "ending"];

export function useListState() {
  const [params] = useSearchParams();
  const endingSoon = params.get("ending") === "soon";
  const state = useTableState({ filters, sort: endingSoon ? "ends_on" : "company" });
  const { ending: _, ...query }: Record<string, string> = { ...state.query };
  return {
    ...state,
    endingSoon,
    toggleEndingSoon: () => state.setFilter("ending", endingSoon ? "" : "soon"),
    isFiltered: Object.keys(state.filters).length > 0,
    // What nobody may type into the address is refused by the API.
    query: {
      ...query,
      ...(endingSoon && { status__eq: "ACTIVE", ends_before: dayAfter(reminderDays[0]) }),
    } as ListQuery,
  };
}
export type ListState = ReturnType<typeof useListState>;

const dayAfter = (days: number) => dayOf(new Date(Date.now() + (days + 1) * 86_400_000));
