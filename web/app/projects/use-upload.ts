import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";

interface Refusal {
  title: string;
  text: string;
}

/** Sends files one after the other; one that is refused does not keep the others back. */
export function useUpload(send: (content: File) => Promise<unknown>) {
  const t = useT();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();
  const [current, setCurrent] = useState<File | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setRefusal(undefined);
      for (const file of files) {
        setCurrent(file);
        try {
          await send(file);
        } catch (error) {
          setRefusal({
            title: t("projects.file.refused", { name: file.name }),
            text: sentenceOf(error, t),
          });
        }
      }
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["projects"] }),
  });
  return {
    send: mutate,
    refusal,
    pending: isPending ? t("projects.file.sending", { name: current?.name ?? "" }) : undefined,
  };
}
