import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../kernel/client.ts";
import { metaT, useT } from "../../language/phrases.tsx";
import { links } from "../../links.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Route } from "./+types/companies-page";
import { CompaniesTable } from "./companies-table.tsx";
import classes from "./list.module.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("companies-admin.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

export default function CompaniesPage() {
  const t = useT();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t("companies-admin.title")}</h1>
        <div className={classes.actions}>
          <Waiting />
          <ButtonLink size="small" href={links.adminLabels()}>
            {t("companies-admin.labels")}
          </ButtonLink>
          <Link className={classes.create} to={links.createCompany()}>
            {t("companies-admin.new")}
          </Link>
        </div>
      </header>
      <CompaniesTable />
    </div>
  );
}

/** The daily work: those that nobody has looked at yet. */
function Waiting() {
  const t = useT();
  const { data } = useQuery({
    queryKey: ["companies", "waiting"],
    queryFn: ({ signal }) =>
      api("GET /companies", {
        query: { verified__eq: "false", enabled__eq: "true", size: "1", fields: "name" },
        signal,
      }),
  });
  if (!data?.total_elements) return null;
  return (
    <ButtonLink
      size="small"
      href={links.adminCompanies({ verified__eq: "false", enabled__eq: "true" })}
    >
      {t("companies-admin.waiting", { count: data.total_elements })}
    </ButtonLink>
  );
}
