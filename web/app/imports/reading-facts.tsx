import type { ImportFile } from "@neroli/contract/imports/schema.ts";
import type { z } from "zod";
import { type Translate, useT } from "../language/phrases.tsx";
import { Facts } from "../ui/facts.tsx";

type FileFacts = z.infer<typeof ImportFile>;

/** How the file was read. */
export function ReadingFacts({ file }: { file: FileFacts }) {
  const t = useT();
  return (
    <Facts
      facts={[
        { name: t("imports.mapping.format"), value: file.format },
        { name: t("imports.mapping.encoding"), value: file.encoding },
        {
          name: t("imports.mapping.delimiter"),
          value: file.delimiter && delimiterWord(t, file.delimiter),
        },
        { name: t("imports.mapping.sheet"), value: file.sheet },
      ]}
    />
  );
}

export const delimiters = [",", ";", "\t", "|"] as const;

export function delimiterWord(t: Translate, delimiter: string): string {
  if (delimiter === ",") return t("imports.mapping.delimiter.comma");
  if (delimiter === ";") return t("imports.mapping.delimiter.semicolon");
  if (delimiter === "\t") return t("imports.mapping.delimiter.tab");
  return delimiter === "|" ? t("imports.mapping.delimiter.bar") : delimiter;
}
