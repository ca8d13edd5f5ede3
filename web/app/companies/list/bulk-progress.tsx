import { useEffect, useRef } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import classes from "./list.module.css";
import type { Bulk, BulkItem } from "./use-bulk.ts";

/** How far it is, and what became of each company; open by itself when one failed. */
export function BulkProgress({ bulk }: { bulk: Bulk }) {
  const t = useT();
  const { run, running } = bulk;
  const panel = useRef<HTMLElement>(null);
  // The button that began it goes with the selection; the keyboard goes on here.
  const begun = run !== null;
  useEffect(() => {
    if (begun) panel.current?.focus();
  }, [begun]);
  if (!run) return null;
  const of = (state: BulkItem["state"]) => run.items.filter((item) => item.state === state).length;
  const [failed, waiting, count] = [of("failed"), of("waiting"), run.items.length];
  const title = t(`companies-admin.bulk.${run.action}`);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.progress}
      aria-label={t("companies-admin.bulk.results")}
    >
      <p role="status" className={`${layout.text} ${layout.line}`}>
        <strong>
          {running ? title : t("companies-admin.bulk.finished", { count: of("done") })}
        </strong>
        {running && (
          <span>{t("companies-admin.bulk.progress", { done: count - waiting, count })}</span>
        )}
        {failed > 0 && (
          <span className={classes.failed}>
            {t("companies-admin.bulk.failed", { count: failed })}
          </span>
        )}
      </p>
      <ProgressBar label={title} value={count - waiting} max={count} />
      <details open={failed > 0}>
        <summary>{t("companies-admin.bulk.results")}</summary>
        <ul>
          {run.items.map((item) => (
            <Result key={item.key} item={item} />
          ))}
        </ul>
      </details>
      <div className={layout.line}>
        {failed > 0 && !running && (
          <Button size="small" onClick={bulk.retry}>
            {t("companies-admin.bulk.retry")}
          </Button>
        )}
        {!running && (
          <Button size="small" onClick={bulk.close}>
            {t("table.close")}
          </Button>
        )}
      </div>
    </section>
  );
}

function Result({ item }: { item: BulkItem }) {
  const t = useT();
  const { name, state, reason } = item;
  return (
    <li data-state={state}>
      {state === "done" && <Icon name="check" />}
      {state === "failed" && <Icon name="cross" />}
      <span>{name}</span>
      <span className={state === "failed" ? classes.failed : layout.soft}>
        {state === "failed" ? reason : t(`companies-admin.bulk.${state === "done" ? "ok" : state}`)}
      </span>
    </li>
  );
}
