import { links } from "@neroli/contract/access/links.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/companies-page";
import { CompaniesTable } from "./companies-table.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "companies-admin.title");

export default function CompaniesPage() {
  const t = useT();
  return (
    <WorkPage
      title={t("companies-admin.title")}
      tools={
        <>
          <Waiting />
          <ButtonLink size="small" href={links.adminLabels()}>
            {t("companies-admin.labels")}
          </ButtonLink>
          <ButtonLink size="small" variant="primary" href={links.createCompany()}>
            {t("companies-admin.new")}
          </ButtonLink>
        </>
      }
    >
      <CompaniesTable />
    </WorkPage>
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
