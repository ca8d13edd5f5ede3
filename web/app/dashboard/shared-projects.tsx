import { links } from "@neroli/contract/access/links.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";

/** The projects of buyers that are shared with this person; nothing where there are none. */
export function SharedProjects() {
  const t = useT();
  const { data } = useQuery({
    queryKey: ["shared-projects"],
    queryFn: ({ signal }) => api("GET /projects/shared", { signal }),
  });
  if (!data || data.content.length === 0) return null;
  return (
    <Card title={t("projects.shared.title")}>
      <ul className={`${layout.list} ${layout.close}`}>
        {data.content.map(({ key, title, company, dueDate }) => (
          <li key={key}>
            <Link to={links.project({ company: company.key, key })}>{title}</Link>{" "}
            <span className={layout.soft}>
              {company.name}
              {dueDate && `, ${t("projects.due.on", { day: formatDay(dueDate) })}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
