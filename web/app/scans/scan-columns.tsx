import { spellCode } from "@neroli/contract/badges/code.ts";
import type { Scan } from "@neroli/contract/scans/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";

interface Stand {
  company: string;
  event: string;
}

export function useScanColumns(stand: Stand): Column<Scan>[] {
  const t = useT();
  return [
    {
      key: "visitor",
      title: t("scans.column.visitor"),
      render: (scan) => <VisitorCell scan={scan} />,
    },
    {
      key: "notes",
      title: t("scans.column.notes"),
      render: (scan) => (
        <>
          <div>{scan.notes}</div>
          {scan.products.length > 0 && (
            <div>{scan.products.map(({ key, name }) => name ?? key).join(", ")}</div>
          )}
          {scan.has_picture && <PictureButton scan={scan} {...stand} />}
        </>
      ),
    },
    {
      key: "rating",
      title: t("scans.column.rating"),
      sort: "rating",
      hideBelow: "sm",
      render: ({ rating }) => rating && t("scans.stars", { count: rating }),
    },
    {
      key: "scanned",
      title: t("scans.column.scanned-at"),
      sort: "scanned_at",
      hideBelow: "sm",
      render: ({ scanned_at }) => formatTime(scanned_at),
    },
    {
      key: "arrived",
      title: t("scans.column.arrived-at"),
      sort: "arrived_at",
      hideBelow: "xl",
      render: ({ arrived_at }) => formatTime(arrived_at),
    },
    {
      key: "by",
      title: t("scans.column.noted-by"),
      hideBelow: "lg",
      render: ({ noted_by }) => noted_by,
    },
  ];
}

function VisitorCell({ scan }: { scan: Scan }) {
  const t = useT();
  const { visitor, read, rating, scanned_at } = scan;
  const { name, company, email, phone } = visitor ?? {};
  const shown = [visitor?.function, company, email, phone].filter((each) => each != null);
  const narrow = [rating && t("scans.stars", { count: rating }), formatTime(scanned_at)];
  return (
    <NameCell
      narrow={narrow.filter(Boolean).map((each) => <div key={each}>{each}</div>)}
      more={
        shown.length > 0
          ? shown.map((each) => <div key={each}>{each}</div>)
          : visitor && !name && t("scans.shares-nothing")
      }
    >
      {visitor ? (name ?? spellCode(read)) : read}
    </NameCell>
  );
}

function PictureButton({ scan, company, event }: Stand & { scan: Scan }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const picture = await api("GET /companies/:companyKey/events/:event/scans/:scanId/picture", {
        params: { companyKey: company, event, scanId: scan.id },
      });
      saveFile(picture as Blob, `${scan.id}.webp`);
    } catch (error) {
      tellFailure(error, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="download" loading={busy} onClick={() => void take()}>
      {t("scans.picture")}
    </Button>
  );
}
