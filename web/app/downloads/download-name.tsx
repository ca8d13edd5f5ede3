import type { Download, RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";

/** The name of a download, what it holds, and the requested documents that it lacks. */
export function DownloadName({ download }: { download: Download }) {
  const t = useT();
  const { name, kind, documents, refused } = download;
  const omitted = refused.length > 0 && (
    <details>
      <summary>{t("downloads.refused", { count: refused.length })}</summary>
      <ul className={layout.bullets}>
        {refused.map((document) => (
          <li key={document.id}>{refusedWords(t, document)}</li>
        ))}
      </ul>
    </details>
  );
  return (
    <NameCell
      more={
        <>
          {t(`downloads.kind.${kind}`, { count: documents ?? 0 })}
          {omitted}
        </>
      }
    >
      {name}
    </NameCell>
  );
}

/** "COA.pdf (on request)"; a document that does not exist has no name to tell. */
function refusedWords(t: Translate, { name, code }: RefusedDocument): string {
  if (code === "not-found" || name === null) return t("downloads.refused.gone");
  return `${name} (${t(`downloads.refused.${code}`)})`;
}
