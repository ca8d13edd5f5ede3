import {
  type RequestStatus,
  type RequestType,
  requestTypes,
} from "@neroli/contract/requests/states.ts";
import { useSearchParams } from "react-router";

/** REQUESTED displays as Open, so it is no filter of its own (spec 3). */
export const shownStatuses = ["OPEN", "CLOSED", "CANCELED"] as const satisfies RequestStatus[];

export interface Filters {
  type: RequestType | "";
  status: (typeof shownStatuses)[number] | "";
  text: string;
  page: number;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | "" =>
  values.find((known) => known === value) ?? "";

/** The filters stand in the address: a link shows the same list. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    type: oneOf(requestTypes, params.get("type")),
    status: oneOf(shownStatuses, params.get("status")),
    text: params.get("text") ?? "",
    page: Math.max(0, Number(params.get("page")) || 0),
  };
  const change = (changes: Partial<Record<keyof Filters, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filters, change };
}
