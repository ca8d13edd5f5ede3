import { links } from "@neroli/contract/access/links.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { formatBytes } from "../language/bytes.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { ReadingFacts } from "./reading-facts.tsx";

/** The file of the import, and the link to a new one. */
export function FileStep({ one, onNext }: { one: Import; onNext: () => void }) {
  const t = useT();
  const { file, company } = one;
  return (
    <Card title={t("imports.steps.file")}>
      <p>
        <strong>{file.name}</strong>, {formatBytes(file.size, useLanguage())}
      </p>
      <ReadingFacts file={file} />
      {!file.kept && <p className={layout.soft}>{t("errors.imports.file-gone")}</p>}
      <div className={layout.line}>
        <ButtonLink size="small" href={links.adminImports({ company: company.key })}>
          {t("imports.file.title")}
        </ButtonLink>
        <Button variant="primary" onClick={onNext}>
          {t("imports.steps.next")}
        </Button>
      </div>
    </Card>
  );
}
