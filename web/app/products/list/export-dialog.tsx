import { links } from "@neroli/contract/access/links.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../kernel/client.ts";
import { ErrorNote } from "../../kernel/error-note.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { useSendKeys } from "../../kernel/use-send-keys.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, RadioField } from "../../ui/fields/check-field.tsx";
import layout from "../../ui/layout.module.css";

interface Exported {
  key: string;
  name: string;
  /** These and no others; without them everything the company has. */
  products?: string[];
}

interface ExportDialogProps {
  companies: readonly Exported[];
  onClose: () => void;
}

const formats = ["XLSX", "CSV", "JSON"] as const;
type Format = (typeof formats)[number];

/** Asks for the format; the file is made while one goes on, and waits under Downloads. */
export function ExportDialog({ companies, onClose }: ExportDialogProps) {
  const t = useT();
  const [format, setFormat] = useState<Format>("XLSX");
  const [documents, setDocuments] = useState(false);
  const start = useStart(onClose);
  const [first] = companies;
  const count = companies.reduce((sum, { products }) => sum + (products?.length ?? 0), 0);
  const everything = first !== undefined && first.products === undefined;
  const title = everything
    ? t("products-admin.export.all.of", { company: first.name })
    : t("products-admin.export.title", { count });
  return (
    <Dialog onClose={onClose} title={title}>
      <div className={layout.stack}>
        {everything && <p className={layout.text}>{t("products-admin.export.all.text")}</p>}
        {companies.length > 1 && (
          <p className={layout.text}>
            {t("products-admin.export.per-company", { count: companies.length })}
          </p>
        )}
        <RadioField
          legend={t("products-admin.export.format")}
          choices={formats.map((each) => ({
            value: each,
            label: t(`products-admin.export.${each}`),
          }))}
          value={format}
          onChange={(value) => setFormat(formats.find((each) => each === value) ?? format)}
        />
        <CheckField
          label={t("products-admin.export.documents")}
          checked={documents}
          onChange={(event) => setDocuments(event.currentTarget.checked)}
        />
        <ErrorNote error={start.error} />
        <div className={layout.actions}>
          <Button onClick={onClose}>{t("table.cancel")}</Button>
          <Button
            variant="primary"
            loading={start.isPending}
            onClick={() => start.mutate({ companies, format, documents })}
          >
            {t("products-admin.export.start")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface Order {
  companies: readonly Exported[];
  format: Format;
  documents: boolean;
}

function useStart(onClose: () => void) {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keyOf = useSendKeys();
  return useMutation({
    mutationFn: async ({ companies, format, documents }: Order) => {
      for (const { key: companyKey, products } of companies) {
        await api("POST /companies/:companyKey/exports", {
          params: { companyKey },
          body: { format, documents, ...(products && { products }) },
          key: keyOf(`${companyKey} ${format} ${documents}`),
        });
      }
    },
    onSuccess: () => {
      tellDone(t("products-admin.export.started"), {
        label: t("products-admin.export.downloads"),
        onClick: () => void navigate(links.downloads()),
      });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["downloads"] }),
  });
}
