import { links } from "@neroli/contract/access/links.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { ErrorNote } from "../kernel/error-note.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { paramsOf, useTakeImport } from "./import-queries.ts";

/** The other sheets of the workbook, each of which is imported as a file of its own. */
export function FurtherSheets({ one }: { one: Import }) {
  const t = useT();
  const navigate = useNavigate();
  const take = useTakeImport();
  const { sheets, sheet, kept } = one.file;
  const others = sheets.filter((name) => name !== sheet);
  const begin = useMutation({
    mutationFn: (name: string) =>
      api("POST /companies/:companyKey/imports/:importId/sheets", {
        params: paramsOf({ company: one.company.key, id: one.id }),
        body: { sheet: name },
      }),
    onSuccess: (made) => {
      take(made);
      void navigate(links.adminImport(made.company.key, made.id));
    },
  });
  if (others.length === 0 || !kept) return null;
  return (
    <Card title={t("imports.sheets")}>
      <p className={layout.soft}>{t("imports.sheets.text", { sheet: sheet ?? "" })}</p>
      <div className={layout.line}>
        {others.map((name) => (
          <Button
            key={name}
            size="small"
            loading={begin.isPending && begin.variables === name}
            onClick={() => begin.mutate(name)}
          >
            {t("imports.sheets.import", { sheet: name })}
          </Button>
        ))}
      </div>
      <ErrorNote error={begin.error} />
    </Card>
  );
}
