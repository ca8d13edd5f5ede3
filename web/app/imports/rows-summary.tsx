import type { Import } from "@neroli/contract/imports/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { paramsOf } from "./import-queries.ts";
import { targetWord } from "./targets.ts";
import type { Rows } from "./use-rows.ts";

/** What is taken with a remark, as a filter of the rows, and which fields of products become empty. */
export function RowsSummary({ one, rows }: { one: Import; rows: Rows }) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ["imports", "summary", one.id, one.state, one.planned],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/imports/:importId/summary", {
        params: paramsOf({ company: one.company.key, id: one.id }),
        signal,
      }),
  });
  if (!data) return null;
  const { noted, emptied } = data;
  const on = rows.state.filters.noted === "true";
  return (
    <>
      {(noted > 0 || on) && (
        <p>
          <Button
            size="small"
            aria-pressed={on}
            onClick={() => rows.state.setFilter("noted", on ? "" : "true")}
          >
            {t("imports.noted", { count: noted })}
          </Button>
        </p>
      )}
      {emptied.length > 0 && (
        <Note>
          <p>{t("imports.emptied")}</p>
          <ul className={layout.bullets}>
            {emptied.map(({ field, count }) => (
              <li key={field}>
                {t("imports.emptied.field", { field: targetWord(t, field), count })}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
