import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";

/** Lines of groups on their way: looked at first, then loaded when support says so. */
export function useSynonymText(onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const looking = useMutation({
    mutationFn: (text: string) => api("POST /synonyms/check", { body: { text } }),
  });
  const loading = useMutation({
    mutationFn: (text: string) => api("POST /synonyms/load", { body: { text } }),
    onSuccess: ({ created, changed }) => {
      tellDone(t("synonyms.load.done", { count: created + changed }));
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["synonyms"] }),
  });
  const error = loading.error ?? looking.error;
  return {
    check: (text: string) => {
      loading.reset();
      looking.mutate(text);
    },
    checking: looking.isPending,
    checked: looking.data,
    load: loading.mutate,
    loading: loading.isPending,
    /** Why it could not be looked at or loaded. */
    failure: error ? sentenceOf(error, t) : null,
    /** What was typed since is not what was looked at. */
    forget: () => {
      looking.reset();
      loading.reset();
    },
  };
}
