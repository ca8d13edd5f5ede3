import type { Synonym, SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

const codeOf = (error: unknown) => (error instanceof ApiError ? error.body.code : undefined);

/** Creates or saves; what was typed stays whatever is answered. */
export function useSaveSynonym(synonym: Synonym | null, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const [version, setVersion] = useState(synonym?.version);
  const save = useMutation({
    mutationFn: (names: SynonymName[]) =>
      synonym && version !== undefined
        ? api("PUT /synonyms/:synonymId", {
            params: { synonymId: synonym.id },
            body: { names, version },
          })
        : api("POST /synonyms", { body: { names } }),
    onSuccess: () => {
      tellDone(synonym ? t("synonyms.saved") : t("synonyms.created"));
      onDone();
    },
    onError: (error) => {
      const current = error instanceof ApiError ? error.body.additional_data?.version : undefined;
      // Saving again then replaces what somebody else has saved, which the page tells.
      if (codeOf(error) === "conflict" && typeof current === "number") setVersion(current);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["synonyms"] }),
  });
  const why =
    codeOf(save.error) === "conflict" ? t("synonyms.conflict") : sentenceOf(save.error, t);
  return {
    send: save.mutate,
    pending: save.isPending,
    refused: save.error ? `${t("synonyms.not-saved")}. ${why}` : undefined,
  };
}

/** Removes a group, and offers to bring it back. */
export function useRemoveSynonym() {
  const t = useT();
  const queries = useQueryClient();
  const settled = () => void queries.invalidateQueries({ queryKey: ["synonyms"] });
  const restore = useMutation({
    mutationFn: ({ names }: Synonym) => api("POST /synonyms", { body: { names } }),
    onSuccess: () => tellDone(t("synonyms.restored")),
    onError: (error) => tellDone(`${t("synonyms.not-saved")}. ${sentenceOf(error, t)}`),
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Synonym) =>
      api("DELETE /synonyms/:synonymId", { params: { synonymId: id } }),
    onSuccess: (_, synonym) =>
      tellDone(t("synonyms.removed"), {
        label: t("table.undo"),
        onClick: () => restore.mutate(synonym),
      }),
    onError: (error) => tellDone(`${t("synonyms.not-removed")}. ${sentenceOf(error, t)}`),
    onSettled: settled,
  });
  return remove.mutate;
}
