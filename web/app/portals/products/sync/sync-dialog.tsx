import type { SyncReport } from "@neroli/contract/portals/sync.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../kernel/client.ts";
import { saveFile } from "../../../kernel/save-file.ts";
import { tellDone } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";
import { sentenceOf } from "../../../language/sentence-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CheckField } from "../../../ui/fields/check-field.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import layout from "../../../ui/layout.module.css";
import { productsKey } from "../product-queries.ts";
import { ReportTable } from "./report-table.tsx";
import { toCsv } from "./to-csv.ts";

interface Choice {
  file: File;
  /** Products that the file does not name are taken out. */
  others: boolean;
}

/** Products come from a file: what it would do is shown before it is done. */
export function SyncDialog({ event, onClose }: { event: string; onClose: () => void }) {
  const t = useT();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [skips, setSkips] = useState(false);
  const { check, apply } = useSync(event, onClose);
  const report = check.data;
  const look = (next: Choice) => {
    setChoice(next);
    setSkips(false);
    apply.reset();
    check.mutate(next);
  };
  const error = apply.error ?? check.error;
  return (
    <Dialog
      title={t("portal-sync.title")}
      size="wide"
      onClose={onClose}
      footer={
        report &&
        choice && (
          <>
            <Button onClick={() => saveFile(csvOf(report, t), `${choice.file.name}.report.csv`)}>
              {t("portal-sync.download")}
            </Button>
            <Button
              variant="primary"
              loading={apply.isPending || check.isPending}
              disabledReason={reasonAgainst(report, skips, t)}
              onClick={() => apply.mutate({ ...choice, skips })}
            >
              {t("portal-sync.apply")}
            </Button>
          </>
        )
      }
    >
      <div className={layout.stack}>
        <p className={layout.text}>{t("portal-sync.how")}</p>
        <div className={layout.line}>
          <FileButton
            strong={!report}
            text={t(choice ? "portal-sync.other-file" : "portal-sync.choose")}
            label={t("portal-sync.choose")}
            accept=".xlsx,.csv,.tsv,.txt"
            onFiles={([file]) => file && look({ file, others: choice?.others ?? false })}
          />
          {choice && <strong>{choice.file.name}</strong>}
        </div>
        {choice && (
          <CheckField
            label={t("portal-sync.others")}
            hint={t("portal-sync.others.hint")}
            checked={choice.others}
            onChange={({ currentTarget }) => look({ ...choice, others: currentTarget.checked })}
          />
        )}
        <p role="status" className={layout.text}>
          {check.isPending && t("portal-sync.checking")}
          {!check.isPending && report && t("portal-sync.summary", { ...counted(report) })}
        </p>
        {error && <Note tone="bad">{sentenceOf(error, t)}</Note>}
        {report && !check.isPending && (
          <>
            {report.faulty > 0 && (
              <CheckField
                label={t("portal-sync.skip", { count: report.faulty })}
                checked={skips}
                onChange={({ currentTarget }) => setSkips(currentTarget.checked)}
              />
            )}
            <ReportTable report={report} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const counted = ({ changed, unchanged, faulty, taken_out }: SyncReport) => ({
  ...{ changed, unchanged, faulty, out: taken_out.length },
});

type T = ReturnType<typeof useT>;

function reasonAgainst(report: SyncReport, skips: boolean, t: T): string | null {
  if (report.faulty > 0 && !skips) return t("portal-sync.faulty", { count: report.faulty });
  return report.changed + report.taken_out.length === 0 ? t("portal-sync.nothing") : null;
}

const csvOf = (report: SyncReport, t: T) =>
  new Blob([toCsv(report, t)], { type: "text/csv;charset=utf-8" });

/** The dry run, and then the same in earnest. */
function useSync(event: string, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const send = ({ file, others }: Choice, query: { dry_run?: "true"; skip_faulty?: "true" }) =>
    api("POST /sync/events/:event/products", {
      params: { event },
      query: { ...query, ...(others && { others: "disable" }) },
      upload: { file },
    });
  const check = useMutation({ mutationFn: (choice: Choice) => send(choice, { dry_run: "true" }) });
  const apply = useMutation({
    mutationFn: ({ skips, ...choice }: Choice & { skips: boolean }) =>
      send(choice, skips ? { skip_faulty: "true" } : {}),
    onSuccess: (report, choice) => {
      void queries.invalidateQueries({ queryKey: productsKey(event) });
      // Somebody has changed so much meanwhile that rows became faulty: the new report is shown.
      if (!report.applied) return check.mutate(choice);
      tellDone(t("portal-sync.done", { count: report.changed + report.taken_out.length }));
      onDone();
    },
  });
  return { check, apply };
}
