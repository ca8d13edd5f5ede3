import type { Import } from "@neroli/contract/imports/schema.ts";
import { Link, useSearchParams } from "react-router";
import { ApiError } from "../kernel/client.ts";
import { sentenceOf } from "../kernel/toast.tsx";
import { formatTime } from "../language/dates.ts";
import { metaT, useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Route } from "./+types/import-page";
import { CheckStep } from "./check-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { FileStep } from "./file-step.tsx";
import { useImport } from "./import-queries.ts";
import classes from "./imports.module.css";
import { ResultStep } from "./result-step.tsx";
import { RunStep } from "./run-step.tsx";
import { StateBadge } from "./state-badge.tsx";
import { StepNav } from "./step-nav.tsx";
import { type Step, shownStep } from "./steps.ts";
import { useMapping } from "./use-mapping.ts";
import { ValuesStep } from "./values-step.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("imports.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** One import, from its file to what came of it; every step has its address (?step=). */
export default function ImportPage({ params }: Route.ComponentProps) {
  const t = useT();
  const { data, error, refetch } = useImport({ company: params.company, id: params.id });
  return (
    <div className={classes.page}>
      <Link className={classes.back} to={links.adminImports({ company: params.company })}>
        <Icon name="back" />
        {t("imports.back")}
      </Link>
      {data && <Wizard key={data.id} one={data} />}
      {!data && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p aria-busy="true">{t("table.loading")}</p>}
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div role="alert" className={classes.note}>
      <p>{sentenceOf(error, t)}</p>
      {!gone && (
        <Button size="small" onClick={onRetry}>
          {t("table.retry")}
        </Button>
      )}
    </div>
  );
}

function Wizard({ one }: { one: Import }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const state = useMapping(one);
  const step = shownStep(params.get("step"), one);
  /** Without a step the page follows the state of the import. */
  const show = (next: Step | null) =>
    setParams(next ? { step: next } : {}, { preventScrollReset: false });
  const go = async (next: Step | null) => {
    const leavesMapping = next !== "file" && next !== "columns";
    if (leavesMapping && state.unsaved) {
      const saved = await state.save.mutateAsync().catch(() => null);
      if (!saved) return;
    }
    show(next);
  };
  return (
    <>
      <header className={classes.head}>
        <h1>{one.file.name}</h1>
        <p>
          <StateBadge state={one.state} /> {one.company.name}
          {one.created_by && `, ${one.created_by}`}, {formatTime(one.created_at)}
        </p>
        {one.repairs && (
          <p>
            {t("imports.repairs")}{" "}
            <Link to={links.adminImport(one.company.key, one.repairs.id)}>
              {one.repairs.file_name}
            </Link>
          </p>
        )}
      </header>
      <StepNav one={one} step={step} onGo={(next) => void go(next)} />
      {step === "file" && <FileStep one={one} onNext={() => void go("columns")} />}
      {step === "columns" && <ColumnsStep one={one} state={state} onGo={go} />}
      {step === "values" && <ValuesStep one={one} state={state} onGo={go} />}
      {step === "check" && <CheckStep one={one} onFollow={() => show(null)} />}
      {step === "run" && <RunStep one={one} onFollow={() => show(null)} />}
      {step === "result" && <ResultStep one={one} onFollow={() => show(null)} />}
    </>
  );
}
