import type { Import } from "@neroli/contract/imports/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { FailureNote } from "./failure-note.tsx";
import { useImportStep } from "./import-queries.ts";
import { OutcomeTiles } from "./outcome-tiles.tsx";
import { Progress } from "./progress.tsx";
import { RowsSummary } from "./rows-summary.tsx";
import { RowsTable } from "./rows-table.tsx";
import { StepButton } from "./step-button.tsx";
import { useRows } from "./use-rows.ts";

interface CheckStepProps {
  one: Import;
  /** Shows the step that the import has reached. */
  onFollow: () => void;
}

/** The dry run: what would happen to each row, before anything does. */
export function CheckStep({ one, onFollow }: CheckStepProps) {
  const t = useT();
  const step = useImportStep({ company: one.company.key, id: one.id }, onFollow);
  const { state, can, planned } = one;
  const checking = state === "CHECKING";
  return (
    <div className={layout.stack}>
      <Card title={t("imports.steps.check")}>
        {checking && (
          <>
            <Progress label={t("imports.check.running")} progress={one.progress} />
            <p className={layout.soft}>{t("imports.progress.leave")}</p>
            <div className={layout.line}>
              <Button size="small" loading={step.isPending} onClick={() => step.mutate("cancel")}>
                {t("imports.cancel")}
              </Button>
            </div>
          </>
        )}
        {!checking && (
          <>
            <p>{t(planned ? "imports.check.said" : "imports.check.lead")}</p>
            <FailureNote one={one} />
          </>
        )}
        {!checking && !planned && (
          <div className={layout.line}>
            <StepButton
              loading={step.isPending}
              variant="primary"
              can={can.check}
              onClick={() => step.mutate("check")}
            >
              {t("imports.check.start")}
            </StepButton>
          </div>
        )}
        {!checking && planned && <Planned one={one} planned={planned} step={step} />}
      </Card>
      {!checking && planned && <PlannedRows one={one} />}
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
  const rows = useRows(one, "planned__eq");
  const { state } = rows;
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
      {planned.created > 0 && (
        <p className={layout.soft}>{t(`imports.said.become.${one.mapping?.state ?? "LISTED"}`)}</p>
      )}
      <RowsSummary one={one} rows={rows} />
      {planned.rejected > 0 && <p className={layout.soft}>{t("imports.check.rejected")}</p>}
      {count === 0 && <p>{t("imports.check.nothing")}</p>}
      {ready && (
        <div className={layout.line}>
          <Button size="small" loading={step.isPending} onClick={() => step.mutate("check")}>
            {t("imports.check.again")}
          </Button>
          {count > 0 && (
            <StepButton
              loading={step.isPending}
              variant="primary"
              can={can.run}
              onClick={() => step.mutate("run")}
            >
              {t("imports.check.import", { count })}
            </StepButton>
          )}
        </div>
      )}
    </>
  );
}

function PlannedRows({ one }: { one: Import }) {
  const rows = useRows(one, "planned__eq");
  return <RowsTable one={one} rows={rows} filter="planned__eq" />;
}
