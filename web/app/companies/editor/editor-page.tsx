import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { Navigate } from "react-router";
import { metaT, useT } from "../../language/phrases.tsx";
import { links } from "../../links.ts";
import { CompanyFailed } from "../company-failed.tsx";
import { useEditable } from "../company-queries.ts";
import type { Route } from "./+types/editor-page";
import { CompanyForm } from "./company-form.tsx";
import classes from "./editor.module.css";
import { EditorHead } from "./editor-head.tsx";
import { useCompanyForm } from "./use-company-form.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("company-editor.title.plain")} | Neroli` },
  { name: "robots", content: "noindex" },
];

export default function EditorPage({ params }: Route.ComponentProps) {
  const t = useT();
  const { data: company, error, refetch } = useEditable(params.key);
  if (error) {
    const title = t("company-editor.title.plain");
    return <CompanyFailed title={title} error={error} onRetry={() => void refetch()} />;
  }
  if (!company) return <div className={classes.skeleton} aria-busy="true" />;
  // A former key leads to the present one.
  if (company.key !== params.key) return <Navigate to={links.companyEditor(company.key)} replace />;
  return <Opened key={company.key} company={company} />;
}

function Opened({ company }: { company: EditableCompany }) {
  const editing = useCompanyForm({ company });
  return (
    <div className={classes.page}>
      <EditorHead company={company} />
      <CompanyForm editing={editing} company={company} />
    </div>
  );
}
