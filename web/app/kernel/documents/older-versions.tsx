import type { Asset } from "@neroli/contract/documents/schema.ts";
import { formatBytes } from "../../language/bytes.ts";
import { formatDay } from "../../language/dates.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { RowMenu } from "../../ui/data-table-row.tsx";
import type { RowAction } from "../../ui/data-table-types.ts";
import layout from "../../ui/layout.module.css";
import { Row, RowList } from "../../ui/row-list.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { QueryStates } from "../query-states.tsx";
import { useVersions } from "./use-assets.ts";

interface OlderVersionsProps {
  company: string;
  document: Asset;
  actionsOf: (document: Asset) => readonly RowAction[];
}

/** The versions that newer ones have replaced: still there for those who keep the document. */
export function OlderVersions({ company, document, actionsOf }: OlderVersionsProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <QueryStates
      query={useVersions(company, document.series)}
      loading={<Skeleton height={32} />}
      isEmpty={(versions) => versions.every(({ newest }) => newest)}
      empty={<p className={layout.text}>{t("documents-admin.versions.none")}</p>}
    >
      {(versions) => (
        <RowList label={t("documents-admin.versions.of", { name: document.name })}>
          {versions
            .filter(({ newest }) => !newest)
            .map((version) => {
              const number = t("documents-admin.version", { version: version.version });
              return (
                <Row key={version.id}>
                  <strong>{number}</strong>
                  <span>{version.name}</span>
                  <span className={layout.soft}>
                    {formatDay(version.created_at)}
                    {version.uploaded_by && ` · ${version.uploaded_by}`}
                    {` · ${formatBytes(version.size, language)}`}
                  </span>
                  <RowMenu
                    label={t("table.actions", { row: `${version.name}, ${number}` })}
                    actions={actionsOf(version)}
                  />
                </Row>
              );
            })}
        </RowList>
      )}
    </QueryStates>
  );
}
