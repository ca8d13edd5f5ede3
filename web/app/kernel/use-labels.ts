import { useQuery } from "@tanstack/react-query";
import { api } from "./client.ts";

/** The labels that there are; a few dozen at most. */
export const useLabels = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({
    queryKey: ["labels", "all"],
    queryFn: ({ signal }) => api("GET /labels", { query: { size: "300", sort: "title" }, signal }),
    select: ({ content }) => content,
    enabled,
  });
