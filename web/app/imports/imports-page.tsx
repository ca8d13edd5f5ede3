import { CompanyPicker } from "../kernel/company-picker.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { metaT, useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/imports-page";
import { ImportsTable } from "./imports-table.tsx";
import { NewImport } from "./new-import.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("imports.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** A new import and the earlier ones: of the reader's company; for support, of any or all. */
export default function ImportsPage() {
  const t = useT();
  const { company, support, pick } = useManagedCompany();
  return (
    <WorkPage title={t("imports.title")} lead={t("imports.lead")}>
      {support && (
        <CompanyPicker
          className={layout.narrow}
          label={t("imports.company")}
          placeholder={t("imports.company.type")}
          value={company}
          clear={t("imports.company.clear")}
          onChange={pick}
        />
      )}
      {company ? (
        <NewImport key={company.key} company={company} support={support} />
      ) : (
        <Note>{t(support ? "imports.company.first" : "imports.no-company")}</Note>
      )}
      {(company || support) && <ImportsTable company={company?.key ?? null} />}
    </WorkPage>
  );
}
