import type { Asset } from "@neroli/contract/documents/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { PlainTable } from "../ui/plain-table.tsx";
import { EmptyState } from "../ui/states.tsx";
import { ReceiptFiles } from "./receipt-files.tsx";

interface ReceiptsProps {
  company: string;
  document: Asset;
  onClose: () => void;
}

/** So many more are shown at a time. */
const piece = 50;
const most = 300;

/** Who received which version of a document when, the newest first. */
export default function ReceiptsDialog({ company, document, onClose }: ReceiptsProps) {
  const t = useT();
  const [size, setSize] = useState(piece);
  const { series, name } = document;
  const receipts = useQuery({
    queryKey: ["documents", "receipts", company, series, size],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/receipts", {
        params: { companyKey: company },
        query: { series, size: String(size) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      size="wide"
      title={t("documents-given.receipts.of", { name })}
      onClose={onClose}
      footer={<ReceiptFiles company={company} series={series} />}
    >
      <p className={layout.soft}>{t("documents-given.receipts.lead")}</p>
      <QueryStates
        query={receipts}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState plain text={t("documents-given.receipts.none")} />}
      >
        {({ content, total_elements }) => (
          <>
            <PlainTable
              label={t("documents-given.receipts")}
              titles={[
                t("documents-given.receipts.person"),
                t("documents-given.receipts.company"),
                t("documents-given.receipts.version"),
                t("documents-given.receipts.how"),
                t("documents-given.receipts.when"),
                t("documents-given.receipts.newest"),
              ]}
            >
              <tbody>
                {content.map((receipt) => (
                  <tr key={receipt.id}>
                    <td>
                      {receipt.person}
                      <br />
                      <span className={layout.soft}>{receipt.email}</span>
                    </td>
                    <td>{receipt.company ?? "–"}</td>
                    <td>{receipt.document.version}</td>
                    <td>{t(`documents-given.receipts.how.${receipt.how}`)}</td>
                    <td>{formatTime(receipt.received_at)}</td>
                    <td>
                      <Badge tone={receipt.newest ? "good" : "warning"}>
                        {t(`documents-given.receipts.newest.${receipt.newest ? "yes" : "no"}`)}
                      </Badge>
                    </td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
            {total_elements > content.length && size < most && (
              <Button size="small" onClick={() => setSize(size + piece)}>
                {t("documents-given.receipts.more")}
              </Button>
            )}
          </>
        )}
      </QueryStates>
    </Dialog>
  );
}
