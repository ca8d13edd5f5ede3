import type { Import, ImportReading } from "@neroli/contract/imports/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { ErrorNote } from "../kernel/error-note.tsx";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import layout from "../ui/layout.module.css";
import { paramsOf, useTakeImport } from "./import-queries.ts";
import { delimiters, delimiterWord } from "./reading-facts.tsx";

interface ReadingFieldsProps {
  one: Import;
  /** The file has other columns now: changes to the mapping of the old ones are dropped. */
  onRead: () => void;
}

/** The encodings that files come in, offered beside the one that was found. */
const encodings = [
  "utf-8",
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "iso-8859-2",
  "macintosh",
  "utf-16le",
  "utf-16be",
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
];

/** How the file is read, as it was found; a person corrects what was found wrongly. */
export function ReadingFields({ one, onRead }: ReadingFieldsProps) {
  const t = useT();
  const take = useTakeImport();
  const { format, encoding, delimiter, sheet, sheets } = one.file;
  const read = useMutation({
    mutationFn: (reading: ImportReading) =>
      api("PUT /companies/:companyKey/imports/:importId/reading", {
        params: paramsOf({ company: one.company.key, id: one.id }),
        body: reading,
      }),
    onSuccess: (answered) => {
      onRead();
      take(answered);
    },
  });
  // What was chosen shows while it is on its way.
  const chosen = read.isPending ? read.variables : {};
  const kept: ImportReading = {
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(sheet && { sheet }),
  };
  const change = (reading: ImportReading) => read.mutate({ ...kept, ...reading });
  const off = !one.can.map.allowed || read.isPending;
  return (
    <Card title={t("imports.mapping.reading")}>
      <div className={layout.fields} aria-busy={read.isPending}>
        <Facts facts={[{ name: t("imports.mapping.format"), value: format }]} />
        {encoding && (
          <ChoiceField
            label={t("imports.mapping.encoding")}
            disabled={off}
            value={chosen.encoding ?? encoding}
            choices={[...new Set([encoding, ...encodings])].map(named)}
            onChange={({ currentTarget }) => change({ encoding: currentTarget.value })}
          />
        )}
        {delimiter && (
          <ChoiceField
            label={t("imports.mapping.delimiter")}
            disabled={off}
            value={chosen.delimiter ?? delimiter}
            choices={[...new Set([delimiter, ...delimiters])].map((value) => ({
              value,
              label: delimiterWord(t, value),
            }))}
            onChange={({ currentTarget }) => change({ delimiter: currentTarget.value })}
          />
        )}
        {sheets.length > 1 && sheet && (
          <ChoiceField
            label={t("imports.mapping.sheet")}
            hint={t("imports.sheets.chosen", { count: sheets.length })}
            disabled={off}
            value={chosen.sheet ?? sheet}
            choices={sheets.map(named)}
            onChange={({ currentTarget }) => change({ sheet: currentTarget.value })}
          />
        )}
      </div>
      <p className={layout.soft}>{t("imports.mapping.reading.hint")}</p>
      <ErrorNote error={read.error} />
    </Card>
  );
}

const named = (value: string) => ({ value, label: value });
