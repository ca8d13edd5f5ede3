import { links } from "@neroli/contract/access/links.ts";
import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { api } from "../client.ts";
import { tellDone, tellFailure } from "../toast.tsx";

/** Asks for one zip of many documents; it is made while one goes on, and waits under Downloads. */
export function useZip(onStarted: () => void) {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: (documents: readonly string[]) =>
      api("POST /downloads", { body: { documents: [...documents] } }),
    onSuccess: ({ refused }) => {
      tellDone(startedWords(refused), {
        label: t("downloads.open"),
        onClick: () => void navigate(links.downloads()),
      });
      onStarted();
    },
    onError: (error) => tellFailure(error, t),
    onSettled: () => void queries.invalidateQueries({ queryKey: ["downloads"] }),
  });
  const startedWords = (refused: readonly RefusedDocument[]) =>
    refused.length > 0
      ? t("downloads.started.without", { count: refused.length })
      : t("downloads.started");
  return { start: start.mutate, pending: start.isPending };
}
