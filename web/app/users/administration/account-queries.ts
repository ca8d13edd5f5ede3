import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";

/** What GET /users takes, as it stands in an address. */
export type AccountsQuery = NonNullable<
  NonNullable<Parameters<typeof api<"GET /users">>[1]>["query"]
>;

export const accountsKey = "accounts";
const detailKey = (userKey: string) => [accountsKey, "detail", userKey];
const listKey = [accountsKey, "list"];

export const useAccounts = (query: AccountsQuery) =>
  useQuery({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) => api("GET /users", { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });

/** How many wait for verification: what the tab counts. */
export const useAwaitingCount = () =>
  useQuery({
    queryKey: [...listKey, "awaiting-count"],
    queryFn: async ({ signal }) => {
      const query = { status__eq: "AWAITING_VERIFICATION", size: "1" } as const;
      return (await api("GET /users", { query, signal })).total_elements;
    },
    refetchOnWindowFocus: "always",
  });

/** The account before stays on show until the next one is there. */
export const useAccount = (userKey: string) =>
  useQuery({
    queryKey: detailKey(userKey),
    queryFn: ({ signal }) => api("GET /users/:userKey", { params: { userKey }, signal }),
    placeholderData: keepPreviousData,
  });

/** What somebody has beside the password. */
export const useHeldFactors = (userKey: string) =>
  useQuery({
    queryKey: [accountsKey, "factors", userKey],
    queryFn: ({ signal }) => api("GET /users/:userKey/factors", { params: { userKey }, signal }),
  });

/** Whether somebody's account is going to be erased. */
export const usePersonalData = (userKey: string) =>
  useQuery({
    queryKey: [accountsKey, "personal-data", userKey],
    queryFn: ({ signal }) =>
      api("GET /users/:userKey/personal-data", { params: { userKey }, signal }),
  });

/** An answer of a command is the account as it is now. */
export function adoptAccount(queries: QueryClient, account: AccountDetail): Promise<void> {
  queries.setQueryData(detailKey(account.key), account);
  return refreshAccounts(queries, listKey);
}

export const refreshAccounts = (
  queries: QueryClient,
  queryKey: readonly string[] = [accountsKey],
): Promise<void> => queries.invalidateQueries({ queryKey });
