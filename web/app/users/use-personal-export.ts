import { links } from "@neroli/contract/access/links.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/** Has a zip of somebody's data made, and leads to the downloads, where it will be. */
export function usePersonalExport(start: () => Promise<unknown>, started: string) {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: start,
    onSuccess: () => {
      tellDone(started, {
        label: t("personal-data.export.look"),
        onClick: () => void navigate(links.downloads()),
      });
    },
    onError: (error) => tellFailure(error, t),
    onSettled: () => void queries.invalidateQueries({ queryKey: ["downloads"] }),
  });
}
