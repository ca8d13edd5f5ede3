import type { Download, RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import classes from "./downloads.module.css";

/** What a download is called and holds, and what was asked for and is not in it. */
export function Contents({ download }: { download: Download }) {
  const t = useT();
  const { name, kind, documents, refused } = download;
  return (
    <div className={classes.contents}>
      <strong>{name}</strong>
      <small>{t(`downloads.kind.${kind}`, { count: documents ?? 0 })}</small>
      {refused.length > 0 && (
        <details>
          <summary>{t("downloads.refused", { count: refused.length })}</summary>
          <ul>
            {refused.map((document) => (
              <li key={document.id}>{refusedWords(t, document)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** "COA.pdf (on request)"; of what is not there the reader is told no name. */
function refusedWords(t: Translate, { name, code }: RefusedDocument): string {
  if (code === "not-found" || name === null) return t("downloads.refused.gone");
  return `${name} (${t(`downloads.refused.${code}`)})`;
}
