import type { Rewriting } from "@neroli/contract/attributes/schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { Row, RowList } from "../ui/row-list.tsx";
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
    <RowList label={t("attributes.rewritings")}>
      {shown.map((rewriting) => (
        <Row key={rewriting.id}>
          <RewritingState rewriting={rewriting} />
        </Row>
      ))}
    </RowList>
  );
}

function RewritingState({ rewriting }: { rewriting: Rewriting }) {
  const t = useT();
  const { from, into, done, total } = rewriting;
  const failed = rewriting.state === "FAILED";
  return (
    <div className={classes.rewriting} role={failed ? "alert" : undefined}>
      <span>
        {t(failed ? "attributes.rewriting.failed" : "attributes.rewriting", { from, into })}
      </span>
      <ProgressBar label={t("attributes.rewriting", { from, into })} value={done} max={total} />
      <small className={layout.soft}>
        {t("attributes.rewriting.done", { done, count: total })}
      </small>
    </div>
  );
}
