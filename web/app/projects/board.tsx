import { links } from "@neroli/contract/access/links.ts";
import { type ProjectStatus, projectStatuses } from "@neroli/contract/enumerations/projects.ts";
import type { ProjectSummary } from "@neroli/contract/projects/schema.ts";
import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { Menu } from "../ui/menu.tsx";
import { Skeleton, TooMany } from "../ui/states.tsx";
import classes from "./board.module.css";
import { paramsOf, placeOf, useDeeds } from "./project-queries.ts";
import type { ProjectsProps } from "./projects-table.tsx";
import { movesOf } from "./status.ts";
import { useAllProjects } from "./use-all-projects.ts";

/** The projects by status; a card is moved by dragging it, or by its menu. */
export function ProjectsBoard(props: ProjectsProps) {
  const t = useT();
  const found = useAllProjects(props);
  const move = useMove();
  const [held, setHeld] = useState<ProjectSummary | null>(null);
  return (
    <QueryStates query={found} loading={<Skeleton height={320} />}>
      {({ content, total_elements }) => (
        <>
          <div className={classes.board}>
            {projectStatuses.map((status) => (
              <Lane
                key={status}
                status={status}
                projects={content.filter((project) => project.status === status)}
                held={held}
                onHold={setHeld}
                onMove={move}
              />
            ))}
          </div>
          {total_elements > content.length && (
            <TooMany>
              {t("projects.too-many", { shown: content.length, count: total_elements })}
            </TooMany>
          )}
        </>
      )}
    </QueryStates>
  );
}

type Move = (project: ProjectSummary, to: ProjectStatus) => void;

/** Moves a project to a status, where an action leads there. */
function useMove(): Move {
  const t = useT();
  const deeds = useDeeds();
  return (project, to) => {
    const move = movesOf(project).find((each) => each.to === to);
    if (!move || move.reason !== null) return;
    const { action } = move;
    deeds.run({
      action: () =>
        api("POST /companies/:companyKey/projects/:projectKey/status/:action", {
          params: { ...paramsOf(placeOf(project)), action },
        }),
      done: t(`projects.done.${action}`, { title: project.title }),
    });
  };
}

interface LaneProps {
  status: ProjectStatus;
  projects: readonly ProjectSummary[];
  /** The card that is being dragged. */
  held: ProjectSummary | null;
  onHold: (project: ProjectSummary | null) => void;
  onMove: Move;
}

function Lane({ status, projects, held, onHold, onMove }: LaneProps) {
  const t = useT();
  const takes =
    held !== null && movesOf(held).some(({ to, reason }) => to === status && reason === null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (held && takes) onMove(held, status);
    onHold(null);
  };
  const title = words(t, "projects.status", status);
  return (
    <section
      className={classes.lane}
      aria-label={title}
      data-takes={takes || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={drop}
    >
      <h2>
        {title} <span className={layout.soft}>{projects.length}</span>
      </h2>
      <ul className={layout.list}>
        {projects.map((project) => (
          <Card key={project.key} project={project} onHold={onHold} onMove={onMove} />
        ))}
      </ul>
    </section>
  );
}

function Card(props: { project: ProjectSummary; onHold: LaneProps["onHold"]; onMove: Move }) {
  const { project, onHold, onMove } = props;
  const t = useT();
  const moves = movesOf(project);
  const movable = moves.some(({ reason }) => reason === null);
  return (
    <li
      className={classes.card}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", project.title);
        onHold(project);
      }}
      onDragEnd={() => onHold(null)}
    >
      <span className={classes.head}>
        <Link to={links.project(placeOf(project))} draggable={false}>
          {project.title}
        </Link>
        {moves.length > 0 && (
          <Menu
            label={t("projects.move.which", { title: project.title })}
            className={buttonClass({ size: "small", variant: "quiet" })}
            button={<Icon name="on" />}
            title={t("projects.move")}
            items={moves.map(({ to, reason }) => ({
              label: words(t, "projects.status", to),
              disabledReason: reason ?? undefined,
              onSelect: () => onMove(project, to),
            }))}
          />
        )}
      </span>
      {project.subtitle && <span className={layout.soft}>{project.subtitle}</span>}
      <span className={layout.soft}>
        {t("projects.products.count", { count: project.products })}
        {project.dueDate && ` · ${t("projects.due.on", { day: formatDay(project.dueDate) })}`}
      </span>
    </li>
  );
}
