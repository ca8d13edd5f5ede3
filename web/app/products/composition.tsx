import type { CompositionPart } from "@neroli/contract/products/composition.ts";
import { shareText } from "@neroli/contract/products/value-text.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { PlainTable } from "../ui/plain-table.tsx";

/** The parts of a raw material, each with its numbers and between which shares it lies. */
export function Composition({ parts }: { parts: readonly CompositionPart[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <PlainTable
      label={t("product-fields.composition")}
      titles={[
        t("product-fields.inci"),
        t("product-fields.cas"),
        { title: t("product-page.composition.share"), align: "end" },
      ]}
    >
      <tbody>
        {parts.map((part) => (
          <tr key={JSON.stringify(part)}>
            <td>{part.inci}</td>
            <td>{part.cas?.join(", ")}</td>
            <td data-align="end">{shareText(part, language)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
