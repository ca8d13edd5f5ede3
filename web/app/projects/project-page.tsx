import { links } from "@neroli/contract/access/links.ts";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { withState } from "../kernel/table-state.ts";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import layout from "../ui/layout.module.css";
import { Skeleton } from "../ui/states.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/project-page";
import { About } from "./about.tsx";
import { Activity } from "./activity.tsx";
import { Comments } from "./comments.tsx";
import { Coverage } from "./coverage.tsx";
import { DocumentsTable } from "./documents-table.tsx";
import { EntriesTable } from "./entries-table.tsx";
import { placeOf, type ReadProject, useProject } from "./project-queries.ts";
import { ProjectTools } from "./project-tools.tsx";
import { SharedProject } from "./shared-project.tsx";
import { statusTones } from "./status.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "projects.title");

/** One project: of its company's people all of it, of a supplier's what is shared. */
export default function ProjectPage({ params }: Route.ComponentProps) {
  const t = useT();
  const project = useProject({ company: params.company, key: params.key });
  if (project.data?.own) return <OwnProject project={{ ...project.data, own: project.data.own }} />;
  if (project.data) return <SharedProject project={project.data} />;
  return (
    <WorkPage title={t("projects.project")} back={<Back />}>
      <QueryStates query={project} loading={<Skeleton height={320} />}>
        {() => null}
      </QueryStates>
    </WorkPage>
  );
}

function Back() {
  const t = useT();
  return <Link to={links.projects()}>← {t("projects.back")}</Link>;
}

const tabs: Record<string, (props: { project: ReadProject }) => ReactNode> = {
  products: EntriesTable,
  coverage: Coverage,
  documents: DocumentsTable,
  comments: Comments,
  about: About,
  activity: Activity,
};

function OwnProject({ project }: { project: ReadProject }) {
  const t = useT();
  const [params] = useSearchParams();
  const { own } = project;
  const asked = params.get("tab") ?? "";
  const tab = asked in tabs ? asked : "products";
  const Shown = tabs[tab] ?? EntriesTable;
  const counts: Record<string, number> = {
    products: own.stats.products.total,
    comments: own.stats.comments,
  };
  return (
    <WorkPage
      back={<Back />}
      title={project.title}
      lead={own.subtitle || undefined}
      tools={<ProjectTools project={project} />}
    >
      <p className={`${layout.line} ${layout.text}`}>
        <Badge tone={statusTones[own.status]}>{words(t, "projects.status", own.status)}</Badge>
        <span className={layout.soft}>
          {t("projects.numbered", {
            number: own.number,
            category: words(t, "projects.category", own.category),
          })}
        </span>
        <Badge>{words(t, "projects.visibility", own.visibility)}</Badge>
        {project.side === "COLLEAGUE" && (
          <span className={layout.soft}>{t("projects.reading")}</span>
        )}
      </p>
      <Tabs label={t("projects.parts")}>
        {Object.keys(tabs).map((each) => (
          <Link
            key={each}
            to={`?${withState(new URLSearchParams(), { tab: each === "products" ? "" : each })}`}
            aria-current={each === tab ? "page" : undefined}
          >
            {words(t, "projects.tab", each)}
            {counts[each] ? <span>{counts[each]}</span> : null}
          </Link>
        ))}
        <Link to={links.formulas(placeOf(project))}>{t("formulas.title")}</Link>
      </Tabs>
      <Shown project={project} />
    </WorkPage>
  );
}
