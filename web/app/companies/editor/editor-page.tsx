import { links } from "@neroli/contract/access/links.ts";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { Navigate } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { CompanyFailed } from "../company-failed.tsx";
import { useEditable } from "../company-queries.ts";
import type { Route } from "./+types/editor-page";
import { CompanyForm } from "./company-form.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { useCompanyForm } from "./use-company-form.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "company-editor.title.plain");

export default function EditorPage({ params }: Route.ComponentProps) {
  const t = useT();
  const { data: company, error, refetch } = useEditable(params.key);
  if (error) {
    const title = t("company-editor.title.plain");
    return <CompanyFailed title={title} error={error} onRetry={() => void refetch()} />;
  }
  if (!company) return <Skeleton height={480} />;
  // A former key leads to the present one.
  if (company.key !== params.key) return <Navigate to={links.companyEditor(company.key)} replace />;
  return <Opened key={company.key} company={company} />;
}

function Opened({ company }: { company: EditableCompany }) {
  const form = useCompanyForm({ company });
  return (
    <EditorFrame company={company}>
      <CompanyForm form={form} company={company} />
    </EditorFrame>
  );
}
