import { useMutation } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import type { LeadListState } from "./lead-queries.ts";

const formats = ["csv", "xlsx"] as const;

/** The list as it is narrowed now, as a file. */
export function LeadFiles({ state: { query } }: { state: LeadListState }) {
  const t = useT();
  const { page: _, size: __, ...asked } = query;
  const save = useMutation({
    mutationFn: async (format: (typeof formats)[number]) => {
      const content: unknown = await api("GET /leads/export", { query: { ...asked, format } });
      saveFile(content as Blob, `${t("leads.title")}.${format}`);
    },
    onError: (error) => tellFailure(error, t),
  });
  return formats.map((format) => (
    <Button
      key={format}
      size="small"
      icon="download"
      loading={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      {t(`leads.export.${format}`)}
    </Button>
  ));
}
