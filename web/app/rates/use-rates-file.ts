import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";

/** A file of rates on its way: looked at first, then loaded when support says so. */
export function useRatesFile() {
  const t = useT();
  const queries = useQueryClient();
  const looking = useMutation({
    mutationFn: (content: File) => api("POST /rates/check", { upload: { asset: {}, content } }),
  });
  const loading = useMutation({
    mutationFn: (content: File) => api("POST /rates", { upload: { asset: {}, content } }),
    onSuccess: () => {
      tellDone(t("rates.loaded"));
      looking.reset();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["rates"] }),
  });
  const file = looking.variables;
  return {
    name: file?.name ?? "",
    check: (chosen: File) => {
      loading.reset();
      looking.mutate(chosen);
    },
    checking: looking.isPending,
    /** Why the file could not be read. */
    refusal: looking.error ? sentenceOf(looking.error, t) : undefined,
    checked: looking.data,
    load: () => file && loading.mutate(file),
    loading: loading.isPending,
    /** Why it could not be loaded. */
    failure: loading.error && sentenceOf(loading.error, t),
    close: looking.reset,
  };
}
