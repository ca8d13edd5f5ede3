import buttons from "./button.module.css";
import classes from "./data-table.module.css";
import type { TableLabels } from "./data-table.tsx";

interface PagesProps {
  labels: TableLabels;
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
}

/** How many there are, and the way to the others. */
export function TablePages({ labels, page, pages, total, onPage }: PagesProps) {
  return (
    <div className={classes.pages}>
      <span role="status">{labels.found(total)}</span>
      {pages > 1 && (
        <>
          <button
            type="button"
            className={buttons.small}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          >
            {labels.previous}
          </button>
          <span>{labels.pageOf(page + 1, pages)}</span>
          <button
            type="button"
            className={buttons.small}
            disabled={page >= pages - 1}
            onClick={() => onPage(page + 1)}
          >
            {labels.next}
          </button>
        </>
      )}
    </div>
  );
}
