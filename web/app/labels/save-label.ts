import type { Label } from "@neroli/contract/labels/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

export interface LabelValues {
  title: string;
  colour: string;
  description: string;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.body.code : undefined);

/** Creates or saves; what was typed stays whatever is answered. */
export function useSaveLabel(label: Label | null, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const [latest, setLatest] = useState(label);
  const [conflict, setConflict] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (values: LabelValues) =>
      latest
        ? api("PUT /labels/:labelKey", {
            params: { labelKey: latest.key },
            body: { ...values, version: latest.version },
          })
        : api("POST /labels", { body: values }),
    onMutate: () => setConflict(null),
    onSuccess: () => {
      tellDone(latest ? t("labels.saved") : t("labels.created"));
      onDone();
    },
    onError: async (error) => {
      if (codeOf(error) !== "conflict" || !latest) return;
      const { content } = await api("GET /labels", { query: { size: "300" } });
      const now = content.find(({ key }) => key === latest.key);
      if (!now) return;
      setLatest(now);
      setConflict(t("labels.conflict", { title: now.title, colour: now.colour }));
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["labels"] }),
  });
  const taken = codeOf(save.error) === "labels.title-taken";
  const failed = save.error && (latest ? t("labels.not-saved") : t("labels.not-created"));
  return {
    send: save.mutate,
    pending: save.isPending,
    titleTaken: taken ? sentenceOf(save.error, t) : undefined,
    /** The spec's sentence (section 8), with why. */
    refused: failed && (taken ? failed : `${failed}. ${conflict ?? sentenceOf(save.error, t)}`),
  };
}
