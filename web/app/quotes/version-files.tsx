import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { languageName } from "../kernel/documents/languages.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import classes from "./quotes.module.css";

const calls = {
  pdf: "GET /requests/:requestKey/quote/versions/:version/pdf",
  xlsx: "GET /requests/:requestKey/quote/versions/:version/xlsx",
} as const;
type Format = keyof typeof calls;
const formats = Object.keys(calls) as Format[];

/** A version to print or to reckon with, in the reader's language or in that of the other side. */
export function VersionFiles({ request, version }: { request: Request; version: number }) {
  const t = useT();
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const download = useMutation({
    mutationFn: async (format: Format) => {
      const params = { requestKey: request.key, version: String(version) };
      const content: unknown = await api(calls[format], { params, query: { language } });
      const name = t("quote-file.name", {
        ...{ supplier: request.requested_to.name, reference: request.key },
        version,
      });
      saveFile(content as Blob, `${name}.${format}`);
    },
    onError: (error) => tellFailure(error, t),
  });
  return (
    <div className={layout.line}>
      {formats.map((format) => (
        <Button
          key={format}
          size="small"
          icon="download"
          aria-label={t("quotes.file.label", { format: t(`quotes.file.${format}`), version })}
          loading={download.isPending && download.variables === format}
          onClick={() => download.mutate(format)}
        >
          {t(`quotes.file.${format}`)}
        </Button>
      ))}
      <label className={classes.language}>
        {t("quotes.file.language")}
        <select
          className={layout.control}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageName(each, reader)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
