import { groups, holdsOne } from "@neroli/contract/access/roles.ts";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/documents-page";
import { CompanyDocuments } from "./company-documents.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "documents-admin.title");

/** All documents of a company: its own and those of its products. */
export default function DocumentsPage() {
  const t = useT();
  const { company, support, roles, pick } = useManagedCompany();
  return (
    <WorkPage
      title={t("documents-admin.title")}
      lead={t(support ? "documents-admin.lead.support" : "documents-admin.lead")}
    >
      {support && (
        <CompanyPicker
          className={layout.narrow}
          label={t("documents-admin.company")}
          placeholder={t("documents-admin.company.which")}
          value={company}
          clear={t("documents-admin.company.clear")}
          onChange={pick}
        />
      )}
      {company ? (
        <CompanyDocuments
          key={company.key}
          company={company.key}
          mayEdit={holdsOne(roles, groups.EDIT_PRODUCTS)}
        />
      ) : (
        <Note>{t(support ? "documents-admin.company.first" : "documents-admin.no-company")}</Note>
      )}
    </WorkPage>
  );
}
