import { useT } from "../kernel/phrases.tsx";
import buttons from "./button.module.css";
import classes from "./data-table.module.css";

interface PagesProps {
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
}

/** How many there are, and the way to the others. */
export function TablePages({ page, pages, total, onPage }: PagesProps) {
  const t = useT();
  return (
    <div className={classes.pages}>
      <span role="status">{t("table.found", { count: total })}</span>
      {pages > 1 && (
        <>
          <button
            type="button"
            className={buttons.small}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          >
            {t("table.previous")}
          </button>
          <span>{t("table.page", { page: page + 1, pages })}</span>
          <button
            type="button"
            className={buttons.small}
            disabled={page >= pages - 1}
            onClick={() => onPage(page + 1)}
          >
            {t("table.next")}
          </button>
        </>
      )}
    </div>
  );
}
