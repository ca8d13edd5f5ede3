import { links } from "@neroli/contract/access/links.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { Link, useSearchParams } from "react-router";
import { ApiError } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatBytes } from "../language/bytes.ts";
import { formatTime } from "../language/dates.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/import-page";
import { CheckStep } from "./check-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { useImport } from "./import-queries.ts";
import { ReadingFacts } from "./reading-facts.tsx";
import { ResultStep } from "./result-step.tsx";
import { RunStep } from "./run-step.tsx";
import { StateBadge } from "./state-badge.tsx";
import classes from "./steps.module.css";
import { isOpen, type Step, shownStep, steps } from "./steps.ts";
import { useMapping } from "./use-mapping.ts";
import { ValuesStep } from "./values-step.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "imports.title");

/** One import, from its file to what came of it; every step has its address (?step=). */
export default function ImportPage({ params }: Route.ComponentProps) {
  const t = useT();
  const found = useImport({ company: params.company, id: params.id });
  const gone = found.error instanceof ApiError && found.error.status === 404;
  if (gone && !found.data) return <ErrorState text={sentenceOf(found.error, t)} />;
  return (
    <QueryStates query={found} loading={<Skeleton rows={3} />}>
      {(one) => <Wizard key={one.id} one={one} />}
    </QueryStates>
  );
}

function Wizard({ one }: { one: Import }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const state = useMapping(one);
  const step = shownStep(params.get("step"), one);
  /** An address without a step shows the one that the import has reached. */
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
    <WorkPage
      back={
        <Link className={layout.back} to={links.adminImports({ company: one.company.key })}>
          <Icon name="back" />
          {t("imports.back")}
        </Link>
      }
      title={one.file.name}
      lead={<About one={one} />}
    >
      <StepNav one={one} step={step} onGo={(next) => void go(next)} />
      {step === "file" && <FileStep one={one} onNext={() => void go("columns")} />}
      {step === "columns" && <ColumnsStep one={one} state={state} onGo={go} />}
      {step === "values" && <ValuesStep one={one} state={state} onGo={go} />}
      {step === "check" && <CheckStep one={one} onFollow={() => show(null)} />}
      {step === "run" && <RunStep one={one} onFollow={() => show(null)} />}
      {step === "result" && <ResultStep one={one} onFollow={() => show(null)} />}
    </WorkPage>
  );
}

/** Its state, whose it is, and which import's refused rows it mends. */
function About({ one }: { one: Import }) {
  const t = useT();
  const { company, created_by, created_at, repairs } = one;
  return (
    <>
      <StateBadge state={one.state} /> {company.name}
      {created_by && `, ${created_by}`}, {formatTime(created_at)}
      {repairs && (
        <>
          <br />
          {t("imports.repairs")}{" "}
          <Link to={links.adminImport(company.key, repairs.id)}>{repairs.file_name}</Link>
        </>
      )}
    </>
  );
}

/** The file of the import, and the link to a new one. */
function FileStep({ one, onNext }: { one: Import; onNext: () => void }) {
  const t = useT();
  const { file, company } = one;
  return (
    <Card title={t("imports.steps.file")}>
      <p>
        <strong>{file.name}</strong>, {formatBytes(file.size, useLanguage())}
      </p>
      <ReadingFacts file={file} />
      {!file.kept && <p className={layout.soft}>{t("errors.imports.file-gone")}</p>}
      <div className={layout.line}>
        <ButtonLink size="small" href={links.adminImports({ company: company.key })}>
          {t("imports.file.title")}
        </ButtonLink>
        <Button variant="primary" onClick={onNext}>
          {t("imports.steps.next")}
        </Button>
      </div>
    </Card>
  );
}

interface StepNavProps {
  one: Import;
  step: Step;
  onGo: (step: Step) => void;
}

/** The six steps; those that cannot be shown yet give the reason. */
function StepNav({ one, step, onGo }: StepNavProps) {
  const t = useT();
  return (
    <nav aria-label={t("imports.steps")}>
      <ol className={classes.steps}>
        {steps.map((each, at) => {
          const open = isOpen(each, one);
          return (
            <li key={each}>
              <Button
                wide
                size="small"
                variant={each === step ? "strong" : "quiet"}
                aria-current={each === step ? "step" : undefined}
                disabledReason={open ? null : t("imports.steps.not-yet")}
                onClick={() => onGo(each)}
              >
                <span aria-hidden="true">{at + 1}</span>
                <span className={classes.stepName}>{t(`imports.steps.${each}`)}</span>
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
