import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { type Place, paramsOf } from "./formula-queries.ts";

const none: readonly ProjectEntry[] = [];

/** The products of the project that a line can stand for; rejected ones last. */
export function useProjectProducts(place: Place): readonly ProjectEntry[] {
  const { data } = useQuery({
    queryKey: ["projects", "entries", place.key, "formulas"],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/products", {
        params: paramsOf(place),
        query: { size: "500", sort: "name" },
        signal,
      }),
    select: ({ content }) =>
      content.toSorted((a, b) => Number(a.status === "REJECTED") - Number(b.status === "REJECTED")),
  });
  return data ?? none;
}
