import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useT } from "../language/phrases.tsx";
import { DropArea } from "../ui/drop-area.tsx";
import { EmptyState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/rates-page";
import { RatesPreview } from "./rates-preview.tsx";
import { RatesTable } from "./rates-table.tsx";
import { useRatesFile } from "./use-rates-file.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "rates.title");

/** By what offers in other currencies are compared, and the way to load newer rates. */
export default function RatesPage() {
  const t = useT();
  const file = useRatesFile();
  const found = useQuery({
    queryKey: ["rates"],
    queryFn: ({ signal }) => api("GET /rates", { signal }),
  });
  return (
    <WorkPage title={t("rates.title")} lead={t("rates.lead")} narrow>
      <DropArea
        label={t("rates.choose")}
        invitation={t("rates.load")}
        rule={t("rates.load.hint")}
        accept=".csv,.zip"
        pending={file.checking ? t("rates.checking", { name: file.name }) : undefined}
        refusal={
          file.refusal === undefined
            ? undefined
            : { title: t("rates.not-read"), text: file.refusal }
        }
        onFiles={([chosen]) => chosen && file.check(chosen)}
      />
      <QueryStates
        query={found}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={t("rates.empty.title")} text={t("rates.empty.text")} />}
      >
        {({ content }) => <RatesTable label={t("rates.title")} rates={content} />}
      </QueryStates>
      {file.checked && <RatesPreview file={file} told={file.checked} />}
    </WorkPage>
  );
}
