import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";

const templatesKey = ["quotes", "templates"];

/** What one's company begins its quotes with, by name. */
export const useTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: async ({ signal }) => (await api("GET /quote-templates", { signal })).templates,
  });

export function useReadTemplatesAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: templatesKey });
}

/** What the supplier of this request has quoted others. */
export const useEarlier = (requestKey: string) =>
  useQuery({
    queryKey: ["quotes", "earlier", requestKey],
    queryFn: async ({ signal }) => {
      const params = { requestKey };
      return (await api("GET /requests/:requestKey/quote/earlier", { params, signal })).quotes;
    },
  });
