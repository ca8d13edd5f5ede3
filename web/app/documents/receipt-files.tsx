import { receiptFormats } from "@neroli/contract/documents/receipts.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";

interface ReceiptFilesProps {
  company: string;
  /** One document alone; all of the company when left out. */
  series?: string;
}

/** Who received what, as a file. */
export function ReceiptFiles({ company, series }: ReceiptFilesProps) {
  const t = useT();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: (typeof receiptFormats)[number]) => {
      const content = await api("GET /companies/:companyKey/receipts/export", {
        params: { companyKey: company },
        query: { format, ...(series && { series }) },
      });
      saveFile(content as Blob, `${company}-receipts.${format.toLowerCase()}`);
    },
    onError: (error) => tellFailure(error, t),
  });
  return (
    <div className={layout.line}>
      {receiptFormats.map((format) => (
        <Button
          key={format}
          size="small"
          icon="download"
          loading={isPending && variables === format}
          onClick={() => mutate(format)}
        >
          {series
            ? t("documents-given.receipts.file", { format })
            : t("documents-given.receipts.all", { format })}
        </Button>
      ))}
    </div>
  );
}
