import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useEffect, useRef, useState } from "react";
import type { PickedCompany } from "../../kernel/company-picker.tsx";
import { useKnownRows } from "../../kernel/use-known-rows.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import layout from "../../ui/layout.module.css";
import { BulkActions } from "./bulk-actions.tsx";
import { useColumns } from "./columns.tsx";
import { CreateProduct } from "./create-product.tsx";
import { narrowing } from "./list-query.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { useRowActions } from "./row-actions.ts";
import { type Bulk, useBulk } from "./use-bulk.ts";
import { useColumnChoice } from "./use-column-choice.ts";
import type { ProductList } from "./use-product-list.ts";
import type { Rights } from "./use-rights.ts";

interface ProductsTableProps {
  offering: Offering;
  rights: Rights;
  company: PickedCompany | null;
  list: ProductList;
}

/** The list itself, with what can be done with one product or many. */
export function ProductsTable({ offering, rights, company, list }: ProductsTableProps) {
  const t = useT();
  const { state, status, found } = list;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const known = useKnownRows(found.data?.content, ({ key }) => key);
  const bulk = useBulk({ known, onSettled: setSelected });
  const columns = useColumns({ offering, status, ...rights });
  const choice = useColumnChoice();
  const shown = columns
    .filter(({ key, usual, fixed }) => fixed || choice.isShown(key, usual))
    .map(({ hideBelow, ...column }) =>
      hideBelow && !choice.isChosen(column.key) ? { ...column, hideBelow } : column,
    );
  const actionsFor = useRowActions(bulk);
  const products = [...selected].flatMap((key) => known.get(key) ?? []);
  return (
    <>
      <ListToolbar list={list} rights={rights} columns={columns} choice={choice} />
      {status === "TRASHED" && <Note>{t("products-admin.trash.means")}</Note>}
      {status === "DRAFT" && <Note>{t("products-admin.draft.means")}</Note>}
      <BulkFailures bulk={bulk} />
      <DataTable
        label={t(`offerings.${offering}`)}
        columns={shown}
        keyOf={({ key }) => key}
        rowLabel={({ name }) => name}
        list={state}
        found={found}
        empty={useEmpty({ offering, rights, company, list })}
        rowActions={actionsFor}
        {...(rights.edit && {
          selection: { keys: selected, onChange: setSelected },
          bulk: <BulkActions {...{ bulk, products, status, rights, offering }} />,
        })}
      />
    </>
  );
}

/** Says what an empty list is for, and offers the first step. */
function useEmpty({ offering, rights, company, list }: ProductsTableProps) {
  const t = useT();
  if (narrowing(list.state.filters).length > 0) {
    return {
      title: t("products-admin.none"),
      text: "",
      action: (
        <Button size="small" onClick={list.state.reset}>
          {t("products-admin.filters.clear")}
        </Button>
      ),
    };
  }
  if (list.status === "TRASHED") {
    return {
      title: t("products-admin.empty.trash"),
      text: t("products-admin.empty.trash.text"),
    };
  }
  if (list.status === "DRAFT") {
    return {
      title: t("products-admin.empty.draft"),
      text: t("products-admin.empty.draft.text"),
    };
  }
  const title = t("products-admin.empty.title");
  if (!rights.create) return { title, text: t("products-admin.empty.reader") };
  return {
    title,
    text: t("products-admin.empty.text"),
    action: (
      <span className={layout.line}>
        <CreateProduct offering={offering} support={rights.support} company={company} />
        <ButtonLink size="small" href={links.adminImports()}>
          {t("products-admin.import")}
        </ButtonLink>
      </span>
    ),
  };
}

/** Which products were not done, and why each. */
function BulkFailures({ bulk }: { bulk: Bulk }) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const { failures, forget } = bulk;
  useEffect(() => {
    if (failures.length > 0) panel.current?.focus();
  }, [failures]);
  if (failures.length === 0) return null;
  return (
    <div ref={panel} tabIndex={-1}>
      <Note
        tone="bad"
        urgent
        action={
          <Button size="small" onClick={forget}>
            {t("table.close")}
          </Button>
        }
      >
        <strong>{t("products-admin.failed", { count: failures.length })}</strong>
        <ul className={layout.bullets}>
          {failures.map(({ key, name, reason }) => (
            <li key={key}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
