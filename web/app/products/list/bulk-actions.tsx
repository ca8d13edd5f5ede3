import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { ListedProduct } from "@neroli/contract/products/editor-schema.ts";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { LabelsDialog } from "./labels-dialog.tsx";
import type { Bulk } from "./use-bulk.ts";
import type { Status } from "./use-product-list.ts";
import type { Rights } from "./use-rights.ts";
import { VisibilityDialog } from "./visibility-dialog.tsx";

interface BulkActionsProps {
  bulk: Bulk;
  products: readonly ListedProduct[];
  status: Status;
  rights: Rights;
  offering: Offering;
}

/** Actions on the selected products. */
export function BulkActions({ bulk, products, status, rights, offering }: BulkActionsProps) {
  const t = useT();
  const [open, setOpen] = useState<"visibility" | "labels" | "export" | null>(null);
  const close = () => setOpen(null);
  const keys = products.map(({ key }) => key);
  if (status === "TRASHED") {
    return (
      <Action off={bulk.running} onSelect={() => void bulk.recover(keys)}>
        {t("products-admin.recover")}
      </Action>
    );
  }
  return (
    <>
      <Action off={bulk.running} onSelect={() => setOpen("visibility")}>
        {t("products-admin.bulk.visibility")}
      </Action>
      {/* Labels are support's marks (glossary). */}
      {rights.support && (
        <Action off={bulk.running} onSelect={() => setOpen("labels")}>
          {t("products-admin.bulk.labels")}
        </Action>
      )}
      <Action off={bulk.running} onSelect={() => setOpen("export")}>
        {t("products-admin.bulk.export")}
      </Action>
      {products.some(({ state }) => state === "DRAFT") && (
        <Action off={bulk.running} onSelect={() => void bulk.publish(keys)}>
          {t("products-admin.publish")}
        </Action>
      )}
      {products.some(({ state }) => state === "LISTED") && (
        <Action off={bulk.running} onSelect={() => void bulk.unpublish(keys)}>
          {t("products-admin.unpublish")}
        </Action>
      )}
      <Action off={bulk.running} onSelect={() => void bulk.trash(keys)}>
        {t("products-admin.trash")}
      </Action>
      {open === "visibility" && <VisibilityDialog {...{ bulk, keys, offering }} onClose={close} />}
      {open === "labels" && <LabelsDialog {...{ bulk, products }} onClose={close} />}
      {open === "export" && <ExportDialog companies={byCompany(products)} onClose={close} />}
    </>
  );
}

function Action(props: { off: boolean; onSelect: () => void; children: string }) {
  return (
    <Button size="small" loading={props.off} onClick={props.onSelect}>
      {props.children}
    </Button>
  );
}

/** A file of products is one company's. */
function byCompany(products: readonly ListedProduct[]) {
  const companies = new Map<string, { key: string; name: string; products: string[] }>();
  for (const { key, company } of products) {
    const known = companies.get(company.key) ?? { ...company, products: [] };
    known.products.push(key);
    companies.set(company.key, known);
  }
  return [...companies.values()];
}
