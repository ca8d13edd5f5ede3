import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { fieldsFor } from "@neroli/contract/products/fields.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import layout from "../../ui/layout.module.css";
import { EmptyState, Skeleton } from "../../ui/states.tsx";
import { HistoryItem } from "./history-item.tsx";

interface HistoryPanelProps {
  product: EditableProduct;
  open: boolean;
  /** Another change is being saved: the last one cannot be taken back just now. */
  pending: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** The changes of a product, with author and time; the last one can be taken back. */
export function HistoryPanel({ product, open, pending, onUndo, onClose }: HistoryPanelProps) {
  const t = useT();
  const [field, setField] = useState("");
  if (!open) return null;
  const names = fieldsFor(product.offering, product.segment).map((key) => ({
    value: key,
    label: t(`product-fields.${key}`),
  }));
  return (
    <Drawer side="end" title={t("product-editor.history")} onClose={onClose}>
      <div className={layout.stack}>
        <ChoiceField
          label={t("product-editor.history.field")}
          none={t("product-editor.history.all")}
          choices={names}
          value={field}
          onChange={(event) => setField(event.currentTarget.value)}
        />
        <Entries {...{ product, field, pending, onUndo }} />
      </div>
    </Drawer>
  );
}

const size = "20";

function Entries(
  props: Pick<HistoryPanelProps, "product" | "pending" | "onUndo"> & { field: string },
) {
  const t = useT();
  const { product, field } = props;
  const params = { companyKey: product.company.key, productKey: product.key };
  const history = useInfiniteQuery({
    queryKey: [
      "products",
      "history",
      params,
      field,
      product.version,
      product.trashed_at,
      product.state,
    ],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/:companyKey/products/:productKey/history", {
        params,
        query: { size, page: String(pageParam), ...(field && { field__eq: field }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ page, total_pages }) => (page + 1 < total_pages ? page + 1 : undefined),
  });
  return (
    <QueryStates
      query={history}
      loading={<Skeleton rows={3} />}
      isEmpty={({ pages }) => pages.every(({ content }) => content.length === 0)}
      empty={<EmptyState plain text={t("product-editor.history.none")} />}
    >
      {({ pages }) => (
        <>
          <ol className={`${layout.list} ${layout.stack}`}>
            {pages
              .flatMap(({ content }) => content)
              .map((entry) => (
                <HistoryItem
                  key={entry.id}
                  entry={entry}
                  company={product.company.key}
                  undo={product.can.undo && isLast(entry, product) ? props : null}
                />
              ))}
          </ol>
          {history.hasNextPage && (
            <Button
              size="small"
              loading={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              {t("product-editor.history.older")}
            </Button>
          )}
        </>
      )}
    </QueryStates>
  );
}

const isLast = (
  entry: { version: number; action: string },
  { version, last_change }: Pick<EditableProduct, "version" | "last_change">,
) =>
  entry.version === version &&
  entry.version === last_change?.version &&
  entry.action === last_change.action;
