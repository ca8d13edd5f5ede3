import { isBatch, leastBatch, mostBatch } from "@neroli/contract/formulas/limits.ts";
import type { Formula } from "@neroli/contract/formulas/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { type Place, paramsOf, useDeeds } from "./formula-queries.ts";
import { KeepVersionDialog } from "./keep-version-dialog.tsx";

const formats = ["pdf", "xlsx"] as const;

interface FormulaToolsProps {
  place: Place;
  formula: Formula;
  /** Something is written that is not saved: files and versions are of what is. */
  changed: boolean;
  /** Grams, as typed. */
  batch: string;
}

/** What is done with a formula as a whole. */
export function FormulaTools({ place, formula, changed, batch }: FormulaToolsProps) {
  const t = useT();
  const deeds = useDeeds();
  const [keeping, setKeeping] = useState(false);
  const first = changed ? t("formulas.save-first") : null;
  const wrong = isBatch(batch)
    ? null
    : t("formulas.batch.wrong", { least: leastBatch, most: mostBatch });
  const save = (format: (typeof formats)[number]) =>
    deeds.run({
      action: async () => {
        const content: unknown = await api(
          "GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/export",
          {
            params: { ...paramsOf(place), formulaKey: formula.key },
            query: {
              ...{ format, batch },
              ...(formula.version && { version: String(formula.version) }),
            },
          },
        );
        saveFile(content as Blob, `${formula.title}.${format}`);
      },
    });
  return (
    <>
      {formula.version === null && (
        <Button
          size="small"
          disabledReason={formula.can.edit.reason ?? first}
          onClick={() => setKeeping(true)}
        >
          {t("formulas.version.keep")}
        </Button>
      )}
      {formats.map((format) => (
        <Button
          key={format}
          size="small"
          icon="download"
          aria-label={`${t(`formulas.save-as.${format}`)}: ${formula.title}`}
          disabledReason={first ?? wrong}
          loading={deeds.pending}
          onClick={() => save(format)}
        >
          {t(`formulas.save-as.${format}`)}
        </Button>
      ))}
      {keeping && <KeepVersionDialog {...{ place, formula }} onClose={() => setKeeping(false)} />}
    </>
  );
}
