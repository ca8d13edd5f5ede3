import { links } from "@neroli/contract/access/links.ts";
import type { Coverage as Covered, EntryCoverage } from "@neroli/contract/projects/requirements.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { ShareBar } from "../ui/share-bar.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { AskForMissing } from "./ask-for-missing.tsx";
import { CoveredProduct } from "./covered-product.tsx";
import { paramsOf, placeOf, type ReadProject } from "./project-queries.ts";
import { RequirementsDialog } from "./requirements-dialog.tsx";

/** What the products of a project must bring, what they bring, and what the company's policies say. */
export function Coverage({ project }: { project: ReadProject }) {
  const found = useQuery({
    queryKey: ["projects", "coverage", project.key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/coverage", {
        params: paramsOf(placeOf(project)),
        signal,
      }),
  });
  return (
    <QueryStates query={found} loading={<Skeleton height={240} />}>
      {(coverage) => <Shown project={project} coverage={coverage} />}
    </QueryStates>
  );
}

function Shown({ project, coverage }: { project: ReadProject; coverage: Covered }) {
  const t = useT();
  const [open, setOpen] = useState<"requirements" | "ask" | null>(null);
  const { requirements, percent, as_of, policies, content } = coverage;
  const missing = content.filter((each) => lacks(each, project));
  const close = () => setOpen(null);
  return (
    <div className={layout.stack}>
      <div className={layout.spread}>
        <div className={layout.close}>
          {percent !== null && (
            <ShareBar wide share={percent}>
              <strong>{t("projects.coverage.total", { percent })}</strong>{" "}
              <span className={layout.soft}>
                {t("projects.coverage.as-of", { day: formatDay(as_of) })}
              </span>
            </ShareBar>
          )}
          <span className={layout.soft}>
            {t("projects.coverage.policies", { count: policies.length })}{" "}
            <Link to={links.policies()}>{t("projects.coverage.policies.see")}</Link>
          </span>
        </div>
        <div className={layout.line}>
          <Button
            size="small"
            disabledReason={project.can.edit.reason}
            onClick={() => setOpen("requirements")}
          >
            {t("projects.coverage.change")}
          </Button>
          <Button
            size="small"
            variant="strong"
            disabledReason={
              project.can.ask.reason ??
              (missing.length === 0 ? t("errors.projects.nothing-missing") : null)
            }
            onClick={() => setOpen("ask")}
          >
            {t("projects.coverage.ask")}
          </Button>
        </div>
      </div>
      {requirements.length === 0 && (
        <EmptyState
          title={t("projects.coverage.none")}
          text={t("projects.coverage.none.text")}
          action={
            project.can.edit.allowed && (
              <Button size="small" onClick={() => setOpen("requirements")}>
                {t("projects.coverage.change")}
              </Button>
            )
          }
        />
      )}
      <ul className={`${layout.list} ${layout.stack}`} aria-label={t("projects.tab.coverage")}>
        {content.map((each) => (
          <CoveredProduct key={each.entry} product={each} policies={policies} />
        ))}
      </ul>
      {open === "requirements" && (
        <RequirementsDialog project={project} coverage={coverage} onClose={close} />
      )}
      {open === "ask" && <AskForMissing project={project} products={missing} onClose={close} />}
    </div>
  );
}

/** Something of it is missing that was not asked for, and there is somebody to ask. */
const lacks = (
  { counts, offering, company, requirements }: EntryCoverage,
  project: ReadProject,
): boolean =>
  counts &&
  offering !== null &&
  company.key !== project.company.key &&
  requirements.some(({ state, asked }) => state !== "MET" && asked === null);
