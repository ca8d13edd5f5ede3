import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";

interface Sent {
  content: File;
  /** Where it is not said, the file tells it. */
  annex: Annex | undefined;
}

const uploadOf = ({ content, annex }: Sent) => ({
  upload: { asset: annex ? { annex } : {}, content },
});

/** A file of an annex on its way: looked at first, then loaded when support says so. */
export function useAnnexFile() {
  const t = useT();
  const queries = useQueryClient();
  const [annex, setAnnex] = useState<Annex>();
  const looking = useMutation({
    mutationFn: (sent: Sent) => api("POST /law/check", uploadOf(sent)),
  });
  const loading = useMutation({
    mutationFn: (sent: Sent) => api("POST /law", uploadOf(sent)),
    onSuccess: (told) => {
      tellDone(t("law.loaded", { annex: told.annex }));
      looking.reset();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["law"] }),
  });
  const sent = looking.variables;
  const look = (next: Sent) => {
    loading.reset();
    looking.mutate(next);
  };
  return {
    name: sent?.content.name ?? "",
    annex,
    /** A file that was refused is looked at again as this annex. */
    setAnnex: (chosen: Annex | undefined) => {
      setAnnex(chosen);
      if (sent && looking.error) look({ content: sent.content, annex: chosen });
    },
    check: (content: File) => look({ content, annex }),
    checking: looking.isPending,
    /** Why the file could not be read. */
    refusal: looking.error ? sentenceOf(looking.error, t) : undefined,
    checked: looking.data,
    /** As the annex that the reader was told of. */
    load: () =>
      sent && looking.data && loading.mutate({ content: sent.content, annex: looking.data.annex }),
    loading: loading.isPending,
    /** Why it could not be loaded. */
    failure: loading.error && sentenceOf(loading.error, t),
    close: looking.reset,
  };
}
