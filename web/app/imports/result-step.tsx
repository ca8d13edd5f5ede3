import { links } from "@neroli/contract/access/links.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { useState } from "react";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import layout from "../ui/layout.module.css";
import { FailedRows } from "./failed-rows.tsx";
import { FailureNote } from "./failure-note.tsx";
import { FurtherSheets } from "./further-sheets.tsx";
import { useImportStep } from "./import-queries.ts";
import { OutcomeTiles } from "./outcome-tiles.tsx";
import { Progress } from "./progress.tsx";
import { ResumeButton } from "./resume-button.tsx";
import { RowsSummary } from "./rows-summary.tsx";
import { RowsTable } from "./rows-table.tsx";
import { StepButton } from "./step-button.tsx";
import { type Rows, useRows } from "./use-rows.ts";

interface ResultStepProps {
  one: Import;
  onFollow: () => void;
}

/** The result of the import, the refused rows, and the button that takes all of it back. */
export function ResultStep({ one, onFollow }: ResultStepProps) {
  const t = useT();
  const rows = useRows(one, "outcome__eq");
  const { counts } = one;
  return (
    <div className={layout.stack}>
      <Card title={t("imports.steps.result")}>
        <Ending one={one} />
        <OutcomeTiles
          counts={counts}
          chosen={rows.state.filters.outcome__eq ?? ""}
          onChoose={(outcome) => rows.state.setFilter("outcome__eq", outcome)}
        />
        <RowsSummary one={one} rows={rows} />
        <Differing one={one} rows={rows} />
        <ResumeButton one={one} onDone={onFollow} />
        <Actions one={one} onFollow={onFollow} />
      </Card>
      {counts.rejected > 0 && <FailedRows one={one} />}
      <FurtherSheets one={one} />
      <RowsTable one={one} rows={rows} filter="outcome__eq" />
    </div>
  );
}

/** How it ended, or why not yet, and what was taken back. */
function Ending({ one }: { one: Import }) {
  const t = useT();
  const { state, undone } = one;
  const ended =
    state === "DONE" ||
    state === "CANCELED" ||
    state === "FAILED" ||
    state === "UNDOING" ||
    state === "UNDONE";
  return (
    <>
      {ended && <p role="status">{t(`imports.result.${state}`)}</p>}
      {state === "UNDOING" && (
        <Progress label={t("imports.states.UNDOING")} progress={one.progress} />
      )}
      <FailureNote one={one} />
      {undone && (
        <ul className={layout.bullets}>
          {(["deleted", "trashed", "restored", "left"] as const)
            .filter((what) => undone[what] > 0)
            .map((what) => (
              <li key={what}>{t(`imports.undone.${what}`, { count: undone[what] })}</li>
            ))}
        </ul>
      )}
    </>
  );
}

/** Shows only the rows that came out otherwise than the dry run said. */
function Differing({ one, rows }: { one: Import; rows: Rows }) {
  const t = useT();
  if (one.differing === 0) return null;
  const on = rows.state.filters.differing === "true";
  return (
    <p>
      <Button
        size="small"
        aria-pressed={on}
        onClick={() => rows.state.setFilter("differing", on ? "" : "true")}
      >
        {t("imports.result.differing", { count: one.differing })}
      </Button>
    </p>
  );
}

function Actions({ one, onFollow }: ResultStepProps) {
  const t = useT();
  const [undoing, setUndoing] = useState(false);
  const { can, offering, state } = one;
  return (
    <div className={layout.line}>
      {offering && (
        <ButtonLink size="small" href={links.adminProducts(offering)}>
          {t("imports.result.products")}
        </ButtonLink>
      )}
      {state !== "UNDONE" && state !== "UNDOING" && (
        <StepButton size="small" can={can.undo} onClick={() => setUndoing(true)}>
          {t("imports.undo")}
        </StepButton>
      )}
      {undoing && (
        <UndoDialog
          one={one}
          onClose={() => setUndoing(false)}
          onDone={() => {
            setUndoing(false);
            onFollow();
          }}
        />
      )}
    </div>
  );
}

interface UndoDialogProps {
  one: Import;
  onClose: () => void;
  onDone: () => void;
}

/** Says what taking the whole import back will do, before it does. */
function UndoDialog({ one, onClose, onDone }: UndoDialogProps) {
  const t = useT();
  const { created, updated } = one.counts;
  const step = useImportStep({ company: one.company.key, id: one.id }, () => {
    tellDone(t("imports.said.undone"));
    onDone();
  });
  return (
    <ConfirmDialog
      danger
      title={t("imports.undo.title", { name: one.file.name })}
      text={
        <ul className={layout.bullets}>
          {created > 0 && <li>{t("imports.undo.created", { count: created })}</li>}
          {updated > 0 && <li>{t("imports.undo.updated", { count: updated })}</li>}
          <li>{t("imports.undo.left")}</li>
        </ul>
      }
      confirm={t("imports.undo")}
      cancel={t("table.cancel")}
      pending={step.isPending}
      onConfirm={() => step.mutate("undo")}
      onClose={onClose}
    />
  );
}
