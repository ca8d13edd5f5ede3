import { mayAccess } from "@neroli/contract/access/table.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { useSession } from "../../kernel/session/session.tsx";

const templatesKey = ["requests", "templates"];

/** What one's company answers often, by name; nothing while it is not known. */
export const useTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => api("GET /answer-templates", { signal }),
    staleTime: 60_000,
  }).data?.content;

export function useReadTemplatesAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: templatesKey });
}

/** Whether the reader may change what their company answers often. */
export function useMayChangeTemplates(): boolean {
  const session = useSession();
  if (session.state !== "signed-in" || !session.profile.company) return false;
  return mayAccess("edit-quote", session.profile) === "allowed";
}
