import type { Formula, FormulaContent } from "@neroli/contract/formulas/schema.ts";
import type { ReactNode } from "react";
import { ConflictDialog } from "../kernel/forms/conflict-dialog.tsx";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { LeaveGuard } from "../kernel/forms/leave-guard.tsx";
import { RestoredNote } from "../kernel/forms/restored-note.tsx";
import { useT } from "../language/phrases.tsx";
import { BottomBar } from "../ui/bottom-bar.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { WorkPage } from "../ui/work-page.tsx";
import { Analysis } from "./analysis.tsx";
import { Batch } from "./batch.tsx";
import type { Place } from "./formula-queries.ts";
import { FormulaTools } from "./formula-tools.tsx";
import classes from "./formulas.module.css";
import { Phases } from "./phases.tsx";
import { Summary } from "./summary.tsx";
import { useAnalysis } from "./use-analysis.ts";
import { gramsOf, useBatch } from "./use-batch.ts";
import { useFormulaForm } from "./use-formula-form.ts";
import { Versions } from "./versions.tsx";

interface WorkspaceProps {
  place: Place;
  formula: Formula;
  back: ReactNode;
}

/** Where a formula is worked on: its phases, and beside them what they come to. */
export function Workspace({ place, formula, back }: WorkspaceProps) {
  const t = useT();
  const form = useFormulaForm(place, formula);
  const [batch, setBatch] = useBatch();
  const analysis = useAnalysis(place, form.values.content);
  const { reason } = form.base.can.edit;
  return (
    <WorkPage
      title={form.base.title}
      back={back}
      tools={<FormulaTools {...{ place, batch }} formula={form.base} changed={form.changed} />}
    >
      {reason && <Note>{reason}</Note>}
      <form noValidate className={classes.workspace} onSubmit={form.submit}>
        <div className={layout.stack}>
          <FormAlert form={form} />
          <RestoredNote form={form} />
          <fieldset className={classes.whole} disabled={reason !== null}>
            <TextField label={t("formulas.name")} {...form.field("title")} />
            <Batch grams={batch} onChange={setBatch} />
            <Phases {...{ place, form }} analysis={analysis.data} batch={gramsOf(batch)} />
          </fieldset>
          <Versions place={place} formula={form.base} />
        </div>
        <aside id="analysis" className={classes.aside} aria-label={t("formulas.analysis")}>
          <Analysis place={place} found={analysis} />
        </aside>
        <BottomBar className={classes.bar}>
          {analysis.data ? <Summary analysis={analysis.data} /> : <span />}
          {reason === null && (
            <div className={layout.actions}>
              {form.changed && (
                <Button onClick={() => void form.discard()}>{t("formulas.discard")}</Button>
              )}
              <Button
                type="submit"
                variant="primary"
                loading={form.pending}
                disabledReason={form.changed ? null : t("table.form.unchanged")}
              >
                {t("table.form.save")}
              </Button>
            </div>
          )}
        </BottomBar>
      </form>
      <LeaveGuard changed={form.changed && !form.pending} />
      <ConflictDialog
        form={form}
        title={t("formulas.conflict")}
        nameOf={(field) => t(field === "title" ? "formulas.name" : "formulas.phases")}
        textOf={(field, values) => (field === "title" ? values.title : textOf(values.content))}
      />
    </WorkPage>
  );
}

/** As far as it must be read to choose one of two. */
const textOf = ({ phases }: FormulaContent): string =>
  phases
    .map(({ name, lines }) =>
      [name, ...lines.map((line) => `${line.name || line.inci} ${line.weight}`)].join("\n"),
    )
    .join("\n\n");
