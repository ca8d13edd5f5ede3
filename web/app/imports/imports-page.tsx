import { useState } from "react";
import { CompanyPicker, type PickedCompany } from "../kernel/company-picker.tsx";
import { StorageUsed } from "../kernel/documents/storage-used.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { Card, Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/imports-page";
import { ImportFile } from "./import-file.tsx";
import { ImportsTable } from "./imports-table.tsx";
import { type Kind, KindChoices } from "./kind-choices.tsx";
import { useUpload } from "./use-upload.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "imports.title");

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

interface NewImportProps {
  company: PickedCompany;
  /** Support imports for other companies: the title then names the company. */
  support: boolean;
}

/** The first step: a file, and what kind of products it holds, where the person wants to say so. */
function NewImport({ company, support }: NewImportProps) {
  const t = useT();
  const upload = useUpload();
  const [kind, setKind] = useState<Kind>({ offering: null, segment: null });
  const { offering, segment } = kind;
  return (
    <Card
      title={
        support ? t("imports.file.title.for", { company: company.name }) : t("imports.file.title")
      }
    >
      <div className={layout.fields}>
        <KindChoices
          kind={kind}
          onChange={setKind}
          labels={{ offering: t("imports.file.offering"), segment: t("imports.file.segment") }}
          none={t("imports.file.find")}
        />
      </div>
      <ImportFile
        label={t("imports.file.choose")}
        upload={upload}
        onChoose={(file) =>
          upload.start({
            company: company.key,
            file,
            asset: { ...(offering && { offering }), ...(segment && { segment }) },
          })
        }
      />
      <StorageUsed company={company.key} />
    </Card>
  );
}
