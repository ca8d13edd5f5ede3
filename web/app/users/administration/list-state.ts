import { type Role, roles } from "@neroli/contract/access/roles.ts";
import {
  type AccountType,
  accountTypes,
  userStatuses,
  userTypes,
} from "@neroli/contract/enumerations/users.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { useAddress, useTableState } from "../../kernel/table-state.ts";
import type { AccountsQuery } from "./account-queries.ts";

/** The account types of the API, and those who wait for verification. */
export const tabs = ["ALL", "AWAITING", "SUPPLIER", "BUYER", "NO_COMPANY", "SUPPORT"] as const;
export type Tab = (typeof tabs)[number];

/** Status and access are one column: whoever is shut out is looked for in the same place. */
export const states = [...userStatuses, "DISABLED"] as const;

/** Days back, for the filter of the column "created". */
export const periods = ["7", "30", "365"] as const;

const filters = [
  "type",
  "query",
  "name__icontains",
  "email__icontains",
  "company__icontains",
  "role__eq",
  "status__eq",
  "user_type__eq",
  "source__eq",
  "created",
];
/** Forty that wait for verification stand on one page. */
const size = 50;
const newestFirst = "-created_at";

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((known) => known === value);

/** The list's state in the address, and what the API is asked for it. */
export function useListState() {
  const table = useTableState({ filters, sort: newestFirst, size });
  const { type, status__eq } = table.filters;
  const tab: Tab =
    oneOf(accountTypes, type) ?? (status__eq === "AWAITING_VERIFICATION" ? "AWAITING" : "ALL");
  return { ...table, tab, query: queryOf(table) };
}

function queryOf({ filters, sort, page, size }: ReturnType<typeof useTableState>) {
  const type: AccountType | undefined = oneOf(accountTypes, filters.type);
  const role: Role | undefined = oneOf(roles, filters.role__eq);
  const userType = oneOf(userTypes, filters.user_type__eq);
  const state = oneOf(states, filters.status__eq);
  const period = oneOf(periods, filters.created);
  return {
    page: `${page}`,
    size: `${size}`,
    sort: sort as NonNullable<AccountsQuery["sort"]>,
    ...(type && { type }),
    ...(filters.query && { query: filters.query }),
    ...(filters.name__icontains && { name__icontains: filters.name__icontains }),
    ...(filters.email__icontains && { email__icontains: filters.email__icontains }),
    ...(filters.company__icontains && { company__icontains: filters.company__icontains }),
    ...(role && { role__eq: role }),
    ...(userType && { user_type__eq: userType }),
    ...(state === "DISABLED" && { enabled__eq: "false" as const }),
    ...(state && state !== "DISABLED" && { status__eq: state }),
    ...(filters.source__eq && { source__eq: filters.source__eq }),
    ...(period && { created_at__gte: daysAgo(Number(period)) }),
  } satisfies AccountsQuery;
}

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000));

/** The account that is shown beside the list, in the address too. */
export function useOpened() {
  const { params, change } = useAddress();
  const open = (userKey: string | null) => change({ user: userKey ?? "" }, { replace: false });
  return { opened: params.get("user"), open };
}
