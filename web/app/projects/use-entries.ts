import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { type Place, paramsOf } from "./project-queries.ts";

/** The products of a project, as a list asks for them. */
export const useEntries = (place: Place, query: Record<string, string>) =>
  useQuery({
    queryKey: ["projects", "entries", place.key, query],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/products", {
        params: paramsOf(place),
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The suppliers of the products of a project; none while they are not known. */
export function useSuppliers(place: Place) {
  const { data } = useQuery({
    queryKey: ["projects", "suppliers", place.key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/products/listed-companies", {
        params: paramsOf(place),
        signal,
      }),
  });
  return data?.content ?? [];
}
