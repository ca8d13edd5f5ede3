import { Progress } from "@mantine/core";
import type { Rewriting } from "@neroli/contract/attributes/schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import classes from "./attributes.module.css";

const isOpen = ({ state }: Rewriting) => state === "WAITING" || state === "WORKING";

/** While products are rewritten their numbers move. */
const pollMilliseconds = 1_500;

/** How far merging has come; it goes on when the page is left. */
export function Rewritings() {
  const t = useT();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ["attributes", "rewritings"],
    queryFn: ({ signal }) => api("GET /attributes/rewritings", { signal }),
    refetchInterval: ({ state }) => (state.data?.content.some(isOpen) ? pollMilliseconds : false),
  });
  const shown = (data?.content ?? []).filter(
    (rewriting) => isOpen(rewriting) || rewriting.state === "FAILED",
  );
  const done = data?.content.reduce((sum, rewriting) => sum + rewriting.done, 0);
  useEffect(() => {
    if (done === undefined) return;
    // The counts of the list, as they are now.
    void queries.invalidateQueries({ queryKey: ["attributes", "list"] });
  }, [done, queries]);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.rewritings} aria-label={t("attributes.rewritings")}>
      {shown.map((rewriting) => (
        <li key={rewriting.id} role={rewriting.state === "FAILED" ? "alert" : undefined}>
          <span>
            {t(
              rewriting.state === "FAILED" ? "attributes.rewriting.failed" : "attributes.rewriting",
              { from: rewriting.from, into: rewriting.into },
            )}
          </span>
          <Progress
            value={rewriting.total > 0 ? (rewriting.done / rewriting.total) * 100 : 0}
            aria-label={t("attributes.rewriting", { from: rewriting.from, into: rewriting.into })}
          />
          <small>
            {t("attributes.rewriting.done", { done: rewriting.done, count: rewriting.total })}
          </small>
        </li>
      ))}
    </ul>
  );
}
