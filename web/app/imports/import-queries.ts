import type { Import } from "@neroli/contract/imports/schema.ts";
import { isAtWork } from "@neroli/contract/imports/states.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../kernel/client.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/** How often a page asks again while an import is at work. */
const pollMilliseconds = 2_000;

interface ImportAddress {
  company: string;
  id: string;
}

const keyOf = ({ company, id }: ImportAddress) => ["imports", "one", company, id];

/** The API's names of an import's address. */
export const paramsOf = ({ company, id }: ImportAddress) => ({ companyKey: company, importId: id });

/** The imports of a company; null asks for those of all, which only support may. */
export const useImports = (company: string | null, query: Record<string, string>) =>
  useQuery({
    queryKey: ["imports", "list", company, query],
    queryFn: ({ signal }) =>
      company === null
        ? api("GET /imports", { query, signal })
        : api("GET /companies/:companyKey/imports", {
            params: { companyKey: company },
            query,
            signal,
          }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data?.content.some((one) => isAtWork(one.state)) ? pollMilliseconds : false,
  });

/** An import with its columns and progress, read again and again while it is at work. */
export function useImport(address: ImportAddress) {
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: keyOf(address),
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/imports/:importId", { params: paramsOf(address), signal }),
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data && isAtWork(state.data.state) ? pollMilliseconds : false,
  });
  const state = found.data?.state;
  const before = useRef(state);
  useEffect(() => {
    // A step that has ended has changed rows and products.
    if (before.current !== undefined && before.current !== state) {
      void queries.invalidateQueries({ queryKey: ["imports", "rows"] });
      void queries.invalidateQueries({ queryKey: ["products"] });
    }
    before.current = state;
  }, [state, queries]);
  return found;
}

/** Puts an import that the server answered in the place of the one that is shown. */
export function useTakeImport() {
  const queries = useQueryClient();
  return (answered: Import) => {
    queries.setQueryData(keyOf({ company: answered.company.key, id: answered.id }), answered);
    void queries.invalidateQueries({ queryKey: ["imports", "list"] });
    void queries.invalidateQueries({ queryKey: ["imports", "values"] });
  };
}

type Step = "check" | "run" | "cancel" | "resume" | "undo";

const calls = {
  check: "POST /companies/:companyKey/imports/:importId/check",
  run: "POST /companies/:companyKey/imports/:importId/run",
  cancel: "POST /companies/:companyKey/imports/:importId/cancel",
  resume: "POST /companies/:companyKey/imports/:importId/resume",
  undo: "POST /companies/:companyKey/imports/:importId/undo",
} as const satisfies Record<Step, string>;

/** Starts, stops or takes back the work of an import, and shows the state that follows. */
export function useImportStep(address: ImportAddress, onDone?: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const take = useTakeImport();
  return useMutation({
    mutationFn: (step: Step) => api(calls[step], { params: paramsOf(address) }),
    onSuccess: (answered) => {
      void queries.invalidateQueries({ queryKey: ["imports", "rows"] });
      take(answered);
      onDone?.();
    },
    onError: (error) => {
      tellFailure(error, t);
      // Somebody else may have been faster: the page reads the import anew.
      void queries.invalidateQueries({ queryKey: keyOf(address) });
    },
  });
}
