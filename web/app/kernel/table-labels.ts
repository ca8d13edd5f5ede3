import { useMemo } from "react";
import type { TableLabels } from "../ui/data-table.tsx";
import { useT } from "./phrases.tsx";

/** The words of every table, in the reader's language. */
export function useTableLabels(): TableLabels {
  const t = useT();
  return useMemo(
    () => ({
      loading: t("table.loading"),
      retry: t("table.retry"),
      any: t("table.any"),
      selectAll: t("table.select-all"),
      clear: t("table.clear"),
      previous: t("table.previous"),
      next: t("table.next"),
      selectRow: (row) => t("table.select", { row }),
      actionsFor: (row) => t("table.actions", { row }),
      filterBy: (column) => t("table.filter", { column }),
      selected: (count) => t("table.selected", { count }),
      pageOf: (page, pages) => t("table.page", { page, pages }),
      found: (count) => t("table.found", { count }),
    }),
    [t],
  );
}
