import type { PublicDocument } from "@neroli/contract/portals/assets.ts";
import { formatBytes } from "../../language/bytes.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { Row, RowList } from "../../ui/row-list.tsx";
import { typeWord } from "./type-word.ts";

/** What a portal or exhibition gives its visitors to read; nothing where that is nothing. */
export function PublicDocuments({ documents }: { documents: readonly PublicDocument[] }) {
  const t = useT();
  const language = useLanguage();
  if (documents.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="documents">
      <h2 id="documents" className={layout.title}>
        {t("public-documents.title")}
      </h2>
      <RowList>
        {documents.map(({ key, name, type, size, content }) => (
          <Row key={key}>
            <span>
              <Icon name="document" />{" "}
              <a href={content} download={name} className={layout.link}>
                {name}
              </a>
            </span>
            <span className={layout.soft} suppressHydrationWarning>
              {typeWord(t, type)}, {formatBytes(size, language)}
            </span>
          </Row>
        ))}
      </RowList>
    </section>
  );
}
