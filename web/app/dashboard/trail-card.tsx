import { links } from "@neroli/contract/access/links.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { QueryCard } from "./card.tsx";
import classes from "./dashboard.module.css";

/** What administration did last. */
export function TrailCard() {
  const t = useT();
  const query = useQuery({
    queryKey: ["dashboard", "audit"],
    queryFn: () => api("GET /audit", { query: { size: "6" } }),
  });
  return (
    <QueryCard title={t("dashboard.trail")} query={query} wide>
      {({ content }) => (
        <>
          {content.length === 0 && <p className={layout.soft}>{t("dashboard.trail.none")}</p>}
          <ul className={`${layout.list} ${layout.close}`}>
            {content.map(({ id, at, action, actor, entity, entity_key, entity_name }) => (
              <li key={id} className={classes.deed}>
                <time dateTime={at}>{formatTime(at)}</time>
                <span>
                  {t(`audit-actions.${action}`)}
                  {": "}
                  <Link to={links.adminAudit({ entity__eq: entity, entity_key__eq: entity_key })}>
                    {entity_name || entity_key}
                  </Link>
                </span>
                <span className={layout.soft}>{actor.name}</span>
              </li>
            ))}
          </ul>
          <p>
            <Link to={links.adminAudit()}>{t("dashboard.trail.all")}</Link>
          </p>
        </>
      )}
    </QueryCard>
  );
}
