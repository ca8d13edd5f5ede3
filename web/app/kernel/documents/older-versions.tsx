import type { Asset } from "@neroli/contract/documents/schema.ts";
import { formatBytes } from "../../language/bytes.ts";
import { formatDay } from "../../language/dates.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { RowMenu } from "../../ui/data-table-row.tsx";
import type { RowAction } from "../../ui/data-table-types.ts";
import { sentenceOf } from "../toast.tsx";
import classes from "./documents.module.css";
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
  const { data, error } = useVersions(company, document.series);
  if (error) return <p role="alert">{sentenceOf(error, t)}</p>;
  if (!data) return <div className={classes.skeleton} aria-busy="true" />;
  const older = data.filter(({ newest }) => !newest);
  return (
    <ul
      className={classes.versions}
      aria-label={t("documents-admin.versions.of", { name: document.name })}
    >
      {older.map((version) => {
        const number = t("documents-admin.version", { version: version.version });
        return (
          <li key={version.id}>
            <strong>{number}</strong>
            <span>{version.name}</span>
            <span className={classes.soft}>
              {formatDay(version.created_at)}
              {version.uploaded_by && ` · ${version.uploaded_by}`}
              {` · ${formatBytes(version.size, language)}`}
            </span>
            <RowMenu
              label={t("table.actions", { row: `${version.name}, ${number}` })}
              actions={actionsOf(version)}
            />
          </li>
        );
      })}
      {older.length === 0 && <li>{t("documents-admin.versions.none")}</li>}
    </ul>
  );
}
