import {
  type ComparisonFileFormat,
  comparisonFileFormats,
  weightsText,
} from "@neroli/contract/rounds/compare.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import type { Compared } from "./compared.ts";
import { roundName } from "./round-name.ts";

/** The comparison as it is shown now, as a workbook or to print. */
export function SaveComparison({ round, compared }: { round: Round; compared: Compared }) {
  const t = useT();
  const download = useMutation({
    mutationFn: async (format: ComparisonFileFormat) => {
      const { currency, sort, weights, hidden } = compared;
      const content: unknown = await api("GET /rounds/:roundKey/export", {
        params: { roundKey: round.key },
        query: {
          ...{ format, currency, sort, weights: weightsText(weights) },
          hidden: [...hidden].join(","),
        },
      });
      const name = `${t("rounds.file.title")} ${roundName(t, round)}`;
      saveFile(content as Blob, `${name}.${format.toLowerCase()}`);
    },
    onError: (error) => tellFailure(error, t),
  });
  return comparisonFileFormats.map((format) => (
    <Button
      key={format}
      size="small"
      icon="download"
      aria-label={t("rounds.export.label", { format: t(`rounds.export.${format}`) })}
      disabledReason={round.can.compare.reason}
      loading={download.isPending && download.variables === format}
      onClick={() => download.mutate(format)}
    >
      {t(`rounds.export.${format}`)}
    </Button>
  ));
}
