import type { Import } from "@neroli/contract/imports/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { useImportStep } from "./import-queries.ts";
import classes from "./imports.module.css";
import { OutcomeTiles } from "./outcome-tiles.tsx";
import { Progress } from "./progress.tsx";
import { RowsTable } from "./rows-table.tsx";
import { useRows } from "./use-rows.ts";

interface CheckStepProps {
  one: Import;
  /** Shows whatever the import is at. */
  onFollow: () => void;
}

/** The dry run: what would happen to each row, before anything does. */
export function CheckStep({ one, onFollow }: CheckStepProps) {
  const t = useT();
  const step = useImportStep({ company: one.company.key, id: one.id }, onFollow);
  const { state, can, planned } = one;
  return (
    <div className={classes.part}>
      <section className={classes.card} aria-labelledby="step">
        <h2 id="step">{t("imports.steps.check")}</h2>
        {state === "CHECKING" && (
          <>
            <Progress label={t("imports.check.running")} progress={one.progress} />
            <p className={classes.soft}>{t("imports.progress.leave")}</p>
            <div className={classes.actions}>
              <Button size="small" loading={step.isPending} onClick={() => step.mutate("cancel")}>
                {t("imports.cancel")}
              </Button>
            </div>
          </>
        )}
        {state !== "CHECKING" && !planned && (
          <>
            <p>{t("imports.check.lead")}</p>
            <Failure one={one} />
            <div className={classes.actions}>
              <Button
                loading={step.isPending}
                variant="primary"
                disabledReason={can.check.reason}
                onClick={() => step.mutate("check")}
              >
                {t("imports.check.start")}
              </Button>
              {can.check.reason && <span className={classes.soft}>{can.check.reason}</span>}
            </div>
          </>
        )}
        {state !== "CHECKING" && planned && (
          <>
            <p>{t("imports.check.said")}</p>
            <Failure one={one} />
            <Planned one={one} planned={planned} step={step} />
          </>
        )}
      </section>
      {state !== "CHECKING" && planned && <PlannedRows one={one} />}
    </div>
  );
}

/** Why the file, or its end, could not be read. */
function Failure({ one: { failure, stopped } }: { one: Import }) {
  const t = useT();
  if (!failure && !stopped) return null;
  return (
    <div role="alert" className={classes.refused}>
      {!failure && <strong>{t("imports.result.stopped")}</strong>}
      <p>{failure ?? stopped}</p>
    </div>
  );
}

interface PlannedProps {
  one: Import;
  planned: NonNullable<Import["planned"]>;
  step: ReturnType<typeof useImportStep>;
}

function Planned({ one, planned, step }: PlannedProps) {
  const t = useT();
  const { state } = useRows(one, "planned__eq");
  const { can } = one;
  const count = planned.created + planned.updated;
  const ready = one.state === "CHECKED";
  return (
    <>
      <OutcomeTiles
        counts={planned}
        chosen={state.filters.planned__eq ?? ""}
        onChoose={(outcome) => state.setFilter("planned__eq", outcome)}
      />
      {planned.rejected > 0 && <p className={classes.soft}>{t("imports.check.rejected")}</p>}
      {count === 0 && <p>{t("imports.check.nothing")}</p>}
      {ready && (
        <div className={classes.actions}>
          <Button size="small" loading={step.isPending} onClick={() => step.mutate("check")}>
            {t("imports.check.again")}
          </Button>
          {count > 0 && (
            <Button
              loading={step.isPending}
              variant="primary"
              disabledReason={can.run.reason}
              onClick={() => step.mutate("run")}
            >
              {t("imports.check.import", { count })}
            </Button>
          )}
          {can.run.reason && <span className={classes.soft}>{can.run.reason}</span>}
        </div>
      )}
    </>
  );
}

function PlannedRows({ one }: { one: Import }) {
  const rows = useRows(one, "planned__eq");
  return <RowsTable one={one} rows={rows} filter="planned__eq" />;
}
