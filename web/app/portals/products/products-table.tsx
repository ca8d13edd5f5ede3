import { offerings, segments } from "@neroli/contract/enumerations/products.ts";
import type { EventProduct } from "@neroli/contract/portals/products.ts";
import { useState } from "react";
import { useAddress, useTableState } from "../../kernel/table-state.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { DisplayNameDialog } from "./display-name-dialog.tsx";
import { useColumns } from "./product-columns.tsx";
import { shownName, useProducts } from "./product-queries.ts";
import { deeds, useProductDeeds } from "./use-product-deeds.ts";

/** Every offering; without a choice the page shows what its address names, ingredients. */
const everything = "ALL";

export function ProductsTable({ event }: { event: string }) {
  const t = useT();
  const { type, setType } = useType();
  const state = useTableState({
    filters: [
      "name__icontains",
      "company__icontains",
      "segment__eq",
      "enabled__eq",
      "promoted__eq",
    ],
    choices: { segment__eq: segments, enabled__eq: flags, promoted__eq: flags },
    sort: "name",
    size: 50,
  });
  const query = { ...state.query, ...(type !== everything && { type__eq: type }) };
  const found = useProducts(event, query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [named, setNamed] = useState<EventProduct | null>(null);
  const change = useProductDeeds(event);
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <>
      <ChoiceField
        label={t("portal-products.type")}
        value={type}
        onChange={({ currentTarget }) => setType(currentTarget.value)}
        choices={[
          ...offerings.map((value) => ({ value: value as string, label: t(`offerings.${value}`) })),
          { value: everything, label: t("portal-products.type.all") },
        ]}
      />
      <DataTable
        label={t("portal-products.title")}
        columns={useColumns()}
        keyOf={({ key }) => key}
        rowLabel={shownName}
        list={state}
        found={found}
        empty={{
          title: t(filtered ? "portal-products.none" : "portal-products.empty.title"),
          text: filtered ? "" : t("portal-products.empty.text"),
          ...(filtered && {
            action: (
              <Button size="small" onClick={state.reset}>
                {t("portal-products.clear")}
              </Button>
            ),
          }),
        }}
        selection={{ keys: selected, onChange: setSelected }}
        bulk={deeds.map((deed) => (
          <Button
            key={deed}
            size="small"
            variant={deed === "enable" ? "strong" : "plain"}
            loading={change.isPending}
            onClick={() =>
              change.mutate(
                { deed, products: [...selected] },
                { onSuccess: () => setSelected(new Set()) },
              )
            }
          >
            {t(`portal-products.${deed}`)}
          </Button>
        ))}
        rowActions={(product) => [
          ...deeds
            .filter((deed) => wouldChange(deed, product))
            .map((deed) => ({
              label: t(`portal-products.${deed}`),
              onSelect: () => change.mutate({ deed, products: [product.key] }),
            })),
          { label: t("portal-products.rename"), onSelect: () => setNamed(product) },
        ]}
      />
      {named && <DisplayNameDialog event={event} product={named} onClose={() => setNamed(null)} />}
    </>
  );
}

const flags = ["true", "false"];

const wouldChange = (deed: (typeof deeds)[number], { enabled, promoted }: EventProduct) =>
  ({ enable: !enabled, disable: enabled, promote: !promoted, demote: promoted })[deed];

/** The offering that is chosen, as the address keeps it. */
function useType() {
  const { params, change } = useAddress();
  const asked = params.get("type") ?? "";
  const known: readonly string[] = [...offerings, everything];
  return {
    type: known.includes(asked) ? asked : "INGREDIENTS",
    setType: (type: string) => change({ type: type === "INGREDIENTS" ? "" : type, page: "" }),
  };
}
