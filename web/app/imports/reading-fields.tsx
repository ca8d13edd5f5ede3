import { NativeSelect } from "@mantine/core";
import type { Import, ImportReading } from "@neroli/contract/imports/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import columnsClasses from "./columns.module.css";
import { paramsOf, useTakeImport } from "./import-queries.ts";
import classes from "./imports.module.css";
import { delimiters, delimiterWord } from "./reading-facts.tsx";

interface ReadingFieldsProps {
  one: Import;
  /** The columns are others now: what was changed for the old ones goes. */
  onRead: () => void;
}

/** What files come in, beside what was found. */
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

/** How the file is read: found, and changeable where it was taken for something else. */
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
  // What is asked for, while it is on its way.
  const asked = read.isPending ? read.variables : {};
  const kept: ImportReading = {
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(sheet && { sheet }),
  };
  const change = (reading: ImportReading) => read.mutate({ ...kept, ...reading });
  const off = !one.can.map.allowed || read.isPending;
  return (
    <section className={classes.card} aria-labelledby="reading" aria-busy={read.isPending}>
      <h2 id="reading">{t("imports.mapping.reading")}</h2>
      <div className={columnsClasses.fields}>
        <p className={columnsClasses.fact}>
          <span>{t("imports.mapping.format")}</span>
          <strong>{format}</strong>
        </p>
        {encoding && (
          <NativeSelect
            label={t("imports.mapping.encoding")}
            disabled={off}
            value={asked.encoding ?? encoding}
            data={[...new Set([encoding, ...encodings])]}
            onChange={({ currentTarget }) => change({ encoding: currentTarget.value })}
          />
        )}
        {delimiter && (
          <NativeSelect
            label={t("imports.mapping.delimiter")}
            disabled={off}
            value={asked.delimiter ?? delimiter}
            data={[...new Set([delimiter, ...delimiters])].map((value) => ({
              value,
              label: delimiterWord(t, value),
            }))}
            onChange={({ currentTarget }) => change({ delimiter: currentTarget.value })}
          />
        )}
        {sheets.length > 1 && sheet && (
          <NativeSelect
            label={t("imports.mapping.sheet")}
            disabled={off}
            value={asked.sheet ?? sheet}
            data={sheets}
            onChange={({ currentTarget }) => change({ sheet: currentTarget.value })}
          />
        )}
      </div>
      <p className={classes.soft}>{t("imports.mapping.reading.hint")}</p>
      {read.error && (
        <Note tone="bad" urgent>
          {sentenceOf(read.error, t)}
        </Note>
      )}
    </section>
  );
}
