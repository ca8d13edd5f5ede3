import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useT } from "../../language/phrases.tsx";
import { api } from "../client.ts";
import { refreshProfile } from "../session/session.tsx";
import { tellDone, tellFailure } from "../toast.tsx";

export const personalDataKey = ["personal-data"];

/** Takes back the wish that one's account is erased. */
export function useKeepAccount() {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api("DELETE /users/profile/personal-data/erasure"),
    onSuccess: async (data) => {
      queries.setQueryData(personalDataKey, data);
      tellDone(t("personal-data.kept"));
      await refreshProfile();
    },
    onError: (error) => tellFailure(error, t),
  });
}
