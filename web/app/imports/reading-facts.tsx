import type { ImportFile } from "@neroli/contract/imports/schema.ts";
import type { z } from "zod";
import { type Translate, useT } from "../language/phrases.tsx";
import classes from "./columns.module.css";

export type FileFacts = z.infer<typeof ImportFile>;

/** How the file was read, as a line of facts. */
export function ReadingFacts({ file }: { file: FileFacts }) {
  const t = useT();
  const facts: [string, string | null][] = [
    [t("imports.mapping.format"), file.format],
    [t("imports.mapping.encoding"), file.encoding],
    [t("imports.mapping.delimiter"), file.delimiter && delimiterWord(t, file.delimiter)],
    [t("imports.mapping.sheet"), file.sheet],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export const delimiters = [",", ";", "\t", "|"] as const;

export function delimiterWord(t: Translate, delimiter: string): string {
  if (delimiter === ",") return t("imports.mapping.delimiter.comma");
  if (delimiter === ";") return t("imports.mapping.delimiter.semicolon");
  if (delimiter === "\t") return t("imports.mapping.delimiter.tab");
  return delimiter === "|" ? t("imports.mapping.delimiter.bar") : delimiter;
}
