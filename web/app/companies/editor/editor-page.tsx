import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { Navigate } from "react-router";
import { ApiError } from "../../kernel/client.ts";
import { metaT, useT } from "../../kernel/phrases.tsx";
import { Refused } from "../../kernel/session/refused.tsx";
import { sentenceOf } from "../../kernel/toast.tsx";
import { links } from "../../links.ts";
import buttons from "../../ui/button.module.css";
import { useEditable } from "../company-queries.ts";
import { WayBack } from "../way-back.tsx";
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
  const { data: company, error, refetch } = useEditable(params.key);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
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

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  const gone = error instanceof ApiError && error.status === 404;
  if (error instanceof ApiError && error.status === 403) return <Refused />;
  return (
    <div role="alert" className={classes.page}>
      <WayBack />
      <h1>{t("company-editor.title.plain")}</h1>
      <p>{gone ? t("company-editor.gone") : sentenceOf(error, t)}</p>
      {!gone && (
        <button type="button" className={buttons.small} onClick={onRetry}>
          {t("table.retry")}
        </button>
      )}
    </div>
  );
}
