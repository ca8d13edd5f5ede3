import { links } from "@neroli/contract/access/links.ts";
import type { Project, ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { QueryStates } from "../kernel/query-states.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card, Note } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import classes from "./about.module.css";
import { Comments } from "./comments.tsx";
import { paramsOf, placeOf } from "./project-queries.ts";
import { useEntries } from "./use-entries.ts";

/** What a member of role SUPPLIER sees of a buyer's project (decisions, projects). */
export function SharedProject({ project }: { project: Project }) {
  const t = useT();
  const navigate = useNavigate();
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  const own = session.state === "signed-in" ? session.profile.key : "";
  const { start_date, dueDate, company } = project;
  return (
    <WorkPage
      title={project.title}
      lead={t("projects.shared.of", { company: company.name })}
      tools={
        <Button size="small" onClick={() => setLeaving(true)}>
          {t("projects.member.leave")}
        </Button>
      }
    >
      <Note>{t("projects.shared.note", { company: company.name })}</Note>
      <div className={layout.stack}>
        {project.description && <p className={classes.text}>{project.description}</p>}
        <Facts
          facts={[
            { name: t("projects.field.start_date"), value: start_date && formatDay(start_date) },
            { name: t("projects.field.dueDate"), value: dueDate && formatDay(dueDate) },
          ]}
        />
        <SharedEntries project={project} />
        <Card title={t("projects.tab.comments")}>
          <Comments project={project} />
        </Card>
      </div>
      {leaving && (
        <ConfirmAction
          title={t("projects.shared.leave")}
          text={t("projects.shared.leave.text", { company: company.name })}
          confirm={t("projects.member.leave")}
          action={async () => {
            await api("DELETE /companies/:companyKey/projects/:projectKey/member/:userKey", {
              params: { ...paramsOf(placeOf(project)), userKey: own },
            });
            void navigate(links.admin());
          }}
          done={t("projects.shared.left")}
          reread={["shared-projects"]}
          onClose={() => setLeaving(false)}
        />
      )}
    </WorkPage>
  );
}

/** The supplier's own products in it, with what was asked about them. */
function SharedEntries({ project }: { project: Project }) {
  const t = useT();
  const found = useEntries(placeOf(project), { size: "500" });
  return (
    <Card title={t("projects.shared.products")}>
      <QueryStates
        query={found}
        isEmpty={({ content }) => content.length === 0}
        empty={<p className={layout.soft}>{t("projects.shared.products.empty")}</p>}
      >
        {({ content }) => (
          <RowList label={t("projects.shared.products")}>
            {content.map((entry) => (
              <Row key={entry.id}>
                {entry.product ? (
                  <Link to={links.product(entry.product.offering, entry.product.key)}>
                    {entry.name}
                  </Link>
                ) : (
                  <span>{entry.name}</span>
                )}
                <Asked entry={entry} />
              </Row>
            ))}
          </RowList>
        )}
      </QueryStates>
    </Card>
  );
}

function Asked({ entry: { requests } }: { entry: ProjectEntry }) {
  const t = useT();
  return (
    <span className={layout.line}>
      {requests.map(({ key, type, created_at }) => (
        <Link key={key} to={links.requests(key)}>
          {words(t, "requests.type", type)}, {formatDay(created_at)}
        </Link>
      ))}
    </span>
  );
}
