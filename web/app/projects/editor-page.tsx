import { links } from "@neroli/contract/access/links.ts";
import type { Project } from "@neroli/contract/projects/schema.ts";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { Skeleton } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/editor-page";
import { ProjectForm } from "./project-form.tsx";
import { placeOf, useProject } from "./project-queries.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "projects.editor");

/** Begins a project, or changes what is written of one (?company=…&key=…). */
export default function EditorPage() {
  const t = useT();
  const session = useSession();
  const [params] = useSearchParams();
  const key = params.get("key");
  if (session.state !== "signed-in") return null;
  const company = session.profile.company?.key ?? null;
  if (key) return <Existing company={params.get("company") ?? company ?? ""} projectKey={key} />;
  return (
    <WorkPage
      title={t("projects.new")}
      lead={t("projects.new.lead")}
      back={<Link to={links.projects()}>← {t("projects.back")}</Link>}
    >
      {company ? (
        <Opened project={null} company={company} />
      ) : (
        <Note>{t("projects.no-company")}</Note>
      )}
    </WorkPage>
  );
}

function Existing({ company, projectKey }: { company: string; projectKey: string }) {
  const t = useT();
  const project = useProject({ company, key: projectKey });
  const back = links.project({ company, key: projectKey });
  return (
    <WorkPage
      title={t("projects.editor")}
      back={<Link to={back}>← {project.data?.title ?? t("projects.project")}</Link>}
    >
      <QueryStates query={project} loading={<Skeleton height={480} />}>
        {(found) =>
          found.can.edit.allowed ? (
            <Opened key={found.key} project={found} company={company} />
          ) : (
            <Note>{found.can.edit.reason}</Note>
          )
        }
      </QueryStates>
    </WorkPage>
  );
}

/** Once it is saved, the project itself is shown. */
function Opened({ project, company }: { project: Project | null; company: string }) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<Project | null>(null);
  return (
    <ProjectForm
      project={project}
      company={company}
      onSaved={setSaved}
      onSettled={() => saved && void navigate(links.project(placeOf(saved)), { replace: true })}
    />
  );
}
