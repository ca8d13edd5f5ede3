import { links } from "@neroli/contract/access/links.ts";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { withState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Tabs } from "../ui/tabs.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/projects-page";
import { ProjectsBoard } from "./board.tsx";
import { ProjectsCalendar } from "./calendar-view.tsx";
import { ProjectsTable } from "./projects-table.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "projects.title");

const views = { list: ProjectsTable, board: ProjectsBoard, calendar: ProjectsCalendar } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** The projects of a company: as a list, by status, by the day on which they are due. */
export default function ProjectsPage() {
  const t = useT();
  const { company, support, pick } = useManagedCompany();
  const [params] = useSearchParams();
  const [mine, setMine] = useState(false);
  const view = viewNames.find((each) => each === params.get("view")) ?? "list";
  const Shown = views[view];
  return (
    <WorkPage
      title={t("projects.title")}
      lead={t("projects.lead")}
      tools={
        !support && (
          <ButtonLink variant="primary" href={links.projectEditor()}>
            {t("projects.new")}
          </ButtonLink>
        )
      }
    >
      {support && (
        <CompanyPicker
          className={layout.narrow}
          label={t("projects.company")}
          placeholder={t("projects.company.which")}
          value={company}
          clear={t("projects.company.clear")}
          onChange={pick}
        />
      )}
      {company ? (
        <div className={layout.stack}>
          <div className={layout.spread}>
            <Tabs label={t("projects.views")}>
              {viewNames.map((each) => (
                <Link
                  key={each}
                  to={`?${withState(params, { view: each === "list" ? "" : each, page: "" })}`}
                  aria-current={each === view ? "page" : undefined}
                >
                  {t(`projects.view.${each}`)}
                </Link>
              ))}
            </Tabs>
            {!support && (
              <Button size="small" aria-pressed={mine} onClick={() => setMine(!mine)}>
                {t("projects.mine")}
              </Button>
            )}
          </div>
          <Shown key={company.key} company={company.key} mine={mine} />
        </div>
      ) : (
        <Note>{t(support ? "projects.company.first" : "projects.no-company")}</Note>
      )}
    </WorkPage>
  );
}
