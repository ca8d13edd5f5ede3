import { links } from "@neroli/contract/access/links.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { isAtWork } from "@neroli/contract/imports/states.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { CountLine } from "./count-line.tsx";
import { useImportStep } from "./import-queries.ts";
import { Progress } from "./progress.tsx";
import { ResumeButton } from "./resume-button.tsx";

interface RunStepProps {
  one: Import;
  onFollow: () => void;
}

/** The import at work: how far it is; it goes on without this page. */
export function RunStep({ one, onFollow }: RunStepProps) {
  const t = useT();
  const address = { company: one.company.key, id: one.id };
  const step = useImportStep(address, onFollow);
  const { state, can, counts } = one;
  return (
    <Card title={t("imports.run.title")}>
      {state === "WAITING" && <Waits one={one} />}
      {state === "CHECKED" && (
        <>
          <p>{t("imports.run.ready")}</p>
          <div className={layout.line}>
            <Button variant="primary" loading={step.isPending} onClick={onFollow}>
              {t("imports.steps.next")}
            </Button>
          </div>
        </>
      )}
      {state !== "WAITING" && state !== "CHECKED" && (
        <>
          <Progress label={t(`imports.states.${state}`)} progress={one.progress} />
          <p>
            <CountLine counts={counts} />
          </p>
        </>
      )}
      {isAtWork(state) && <p className={layout.soft}>{t("imports.progress.leave")}</p>}
      {can.cancel.allowed && state !== "CHECKED" && (
        <div className={layout.line}>
          <Button size="small" loading={step.isPending} onClick={() => step.mutate("cancel")}>
            {t("imports.cancel")}
          </Button>
          <span className={layout.soft}>{t("imports.cancel.what")}</span>
        </div>
      )}
      <ResumeButton one={one} onDone={onFollow} />
    </Card>
  );
}

function Waits({ one: { company, waits_for } }: { one: Import }) {
  const t = useT();
  if (!waits_for) return <p>{t("imports.run.waits.soon")}</p>;
  return (
    <p>
      {t("imports.run.waits", { name: waits_for.file_name })}{" "}
      <Link to={links.adminImport(company.key, waits_for.id)}>{t("imports.open")}</Link>
    </p>
  );
}
