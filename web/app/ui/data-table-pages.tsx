import { useT } from "../language/phrases.tsx";
import buttons from "./button.module.css";
import classes from "./data-table.module.css";
import type { DataTableProps } from "./data-table-types.ts";

type PagesProps = Pick<DataTableProps<unknown>, "list"> & {
  data: NonNullable<DataTableProps<unknown>["found"]["data"]>;
};

/** How many there are, and the way to the others. */
export function TablePages({ list, data }: PagesProps) {
  const t = useT();
  const { page, setPage } = list;
  const pages = data.total_pages;
  return (
    <div className={classes.pages}>
      <span role="status">{t("table.found", { count: data.total_elements })}</span>
      {pages > 1 && (
        <>
          <button
            type="button"
            className={buttons.small}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {t("table.previous")}
          </button>
          <span>{t("table.page", { page: page + 1, pages })}</span>
          <button
            type="button"
            className={buttons.small}
            disabled={page >= pages - 1}
            onClick={() => setPage(page + 1)}
          >
            {t("table.next")}
          </button>
        </>
      )}
    </div>
  );
}
