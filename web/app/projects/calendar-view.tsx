import { links } from "@neroli/contract/access/links.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { ProjectSummary } from "@neroli/contract/projects/schema.ts";
import { Link, useSearchParams } from "react-router";
import { QueryStates } from "../kernel/query-states.tsx";
import { withState } from "../kernel/table-state.ts";
import { formatDay, formatMonth, weekdayNames } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import layout from "../ui/layout.module.css";
import { Skeleton, TooMany } from "../ui/states.tsx";
import classes from "./calendar-view.module.css";
import { isMonth, monthAfter, nearestDay, weeksOf } from "./month.ts";
import { placeOf } from "./project-queries.ts";
import type { ProjectsProps } from "./projects-table.tsx";
import { useAllProjects } from "./use-all-projects.ts";

/** The days of a month, with the projects that are due on them. */
export function ProjectsCalendar(props: ProjectsProps) {
  const t = useT();
  const language = useLanguage();
  const [params] = useSearchParams();
  const found = useAllProjects(props);
  const today = dayOf(new Date());
  const asked = params.get("month");
  const month = isMonth(asked) ? asked : today.slice(0, 7);
  const name = formatMonth(month, language);
  const to = (other: string) =>
    `?${withState(params, { month: other === today.slice(0, 7) ? "" : other })}`;
  return (
    <QueryStates query={found} loading={<Skeleton height={420} />}>
      {({ content, total_elements }) => (
        <div className={layout.stack}>
          <div className={layout.spread}>
            <h2 className={layout.title} aria-live="polite">
              {name}
            </h2>
            <div className={layout.line}>
              <ButtonLink size="small" href={to(monthAfter(month, -1))}>
                ← {t("projects.calendar.before")}
              </ButtonLink>
              <ButtonLink size="small" href={to(today.slice(0, 7))}>
                {t("projects.calendar.today")}
              </ButtonLink>
              <ButtonLink size="small" href={to(monthAfter(month, 1))}>
                {t("projects.calendar.after")} →
              </ButtonLink>
            </div>
          </div>
          <Nothing projects={content} month={month} to={to} />
          <Month {...{ month, today, projects: content, caption: name }} />
          <Undated projects={content} />
          {total_elements > content.length && (
            <TooMany>
              {t("projects.too-many", { shown: content.length, count: total_elements })}
            </TooMany>
          )}
        </div>
      )}
    </QueryStates>
  );
}

interface NothingProps {
  projects: readonly ProjectSummary[];
  month: string;
  to: (month: string) => string;
}

/** A month without anything leads to where something is still to be done. */
function Nothing({ projects, month, to }: NothingProps) {
  const t = useT();
  if (projects.some(({ dueDate }) => dueDate?.startsWith(month))) return null;
  const open = projects.filter((project) => !isOver(project));
  const nearest = nearestDay(
    open.flatMap(({ dueDate }) => dueDate ?? []),
    month,
  );
  return (
    <p className={layout.soft}>
      {t("projects.calendar.nothing")}{" "}
      {nearest && (
        <Link to={to(nearest.slice(0, 7))}>
          {t(nearest > month ? "projects.calendar.next" : "projects.calendar.last", {
            day: formatDay(nearest),
          })}
        </Link>
      )}
    </p>
  );
}

interface MonthProps {
  month: string;
  today: string;
  caption: string;
  projects: readonly ProjectSummary[];
}

function Month({ month, today, caption, projects }: MonthProps) {
  const t = useT();
  const language = useLanguage();
  const weekdays = weekdayNames(language);
  const due = Map.groupBy(projects, ({ dueDate }) => dueDate);
  const here = projects.filter(({ dueDate }) => dueDate?.startsWith(month));
  return (
    <>
      <table className={classes.month}>
        <caption className={layout.unseen}>{t("projects.calendar.of", { month: caption })}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((each) => each !== null)}>
              {weekdays.map((name, at) => (
                <Day key={name} day={week[at] ?? null} today={today} due={due} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {here.length > 0 && (
        <ul className={`${layout.list} ${classes.agenda}`} aria-label={caption}>
          {here.map((project) => (
            <li key={project.key}>
              <span className={layout.soft}>{project.dueDate && formatDay(project.dueDate)}</span>{" "}
              <Link to={links.project(placeOf(project))}>{project.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface DayProps {
  /** Null is of another month. */
  day: string | null;
  today: string;
  due: ReadonlyMap<string | null, readonly ProjectSummary[]>;
}

function Day({ day, today, due }: DayProps) {
  if (day === null) return <td data-out />;
  const here = due.get(day);
  return (
    <td data-today={day === today || undefined}>
      <time dateTime={day}>{Number(day.slice(-2))}</time>
      {here && <Due projects={here} />}
    </td>
  );
}

const isOver = ({ status }: ProjectSummary) => status === "CLOSED" || status === "CANCELED";

function Due({ projects }: { projects: readonly ProjectSummary[] }) {
  const t = useT();
  return (
    <ul className={layout.list}>
      {projects.map((project) => (
        <li key={project.key} className={classes.due} data-over={isOver(project) || undefined}>
          <Link
            to={links.project(placeOf(project))}
            data-tip={words(t, "projects.status", project.status)}
          >
            {project.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Undated({ projects }: { projects: readonly ProjectSummary[] }) {
  const t = useT();
  const undated = projects.filter((project) => project.dueDate === null && !isOver(project));
  if (undated.length === 0) return null;
  return (
    <details>
      <summary>{t("projects.calendar.undated", { count: undated.length })}</summary>
      <ul className={layout.bullets}>
        {undated.map((project) => (
          <li key={project.key}>
            <Link to={links.project(placeOf(project))}>{project.title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
