import type { AnnexState } from "@neroli/contract/law/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatDay, formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { PlainTable } from "../ui/plain-table.tsx";
import classes from "./law.module.css";

/** Of each annex how much is known, and as of when. */
export function AnnexStates() {
  const t = useT();
  const found = useQuery({
    queryKey: ["law", "annexes"],
    queryFn: ({ signal }) => api("GET /law", { signal }),
  });
  const titles = [
    t("law.annex"),
    { title: t("law.entries"), align: "end" as const },
    t("law.as-of"),
    t("law.loaded-at"),
  ];
  return (
    <QueryStates query={found}>
      {({ content }) => (
        <PlainTable label={t("law.state")} titles={titles} cards>
          <tbody>
            {content.map((state) => (
              <tr key={state.annex}>
                <th scope="row">{t(`law.annex.${state.annex}`)}</th>
                <td data-align="end" data-title={t("law.entries")}>
                  {state.entries}
                </td>
                <td data-title={t("law.as-of")}>
                  {state.as_of ? formatDay(state.as_of) : t("law.never")}
                </td>
                <td data-title={t("law.loaded-at")}>
                  <Loaded state={state} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </QueryStates>
  );
}

function Loaded({ state: { loaded_at, file } }: { state: AnnexState }) {
  const t = useT();
  if (loaded_at === null) return t("law.never");
  return (
    <div className={classes.file}>
      <time dateTime={loaded_at}>{formatTime(loaded_at)}</time>
      <small>{file}</small>
    </div>
  );
}
