import { useState } from "react";
import type { PickedCompany } from "../kernel/company-picker.tsx";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { ImportFile } from "./import-file.tsx";
import { type Kind, KindChoices } from "./kind-choices.tsx";
import { useUpload } from "./use-upload.ts";

interface NewImportProps {
  company: PickedCompany;
  /** Support imports for other companies: the title then names the company. */
  support: boolean;
}

/** The first step: a file, and what kind of products it holds, where the person wants to say so. */
export function NewImport({ company, support }: NewImportProps) {
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
    </Card>
  );
}
