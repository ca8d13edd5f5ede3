import { useState } from "react";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure, tellWaiting } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";

interface ExportButtonProps {
  company: string;
  event: string;
  filters: Record<string, string>;
  format: "csv" | "xlsx";
}

/** All that the filters leave, not the page alone. */
export function ExportButton({ company, event, filters, format }: ExportButtonProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const waiting = tellWaiting(t("scans.export.waiting"));
    try {
      const file = await api("GET /companies/:companyKey/events/:event/scans/export", {
        params: { companyKey: company, event },
        query: { ...filters, format },
      });
      saveFile(file as Blob, `scans-${event}.${format}`);
      waiting.done(t("scans.export.done"));
    } catch (error) {
      waiting.close();
      tellFailure(error, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={busy} onClick={() => void take()}>
      {t(`scans.export.${format}`)}
    </Button>
  );
}
