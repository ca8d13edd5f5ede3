import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./documents.module.css";
import type { DocumentList } from "./use-document-list.ts";

/** The filter that a reminder leads to; the head of the table has none for it. */
export function ExpiringPill({ list: { state } }: { list: DocumentList }) {
  const t = useT();
  if (state.filters.expiring !== "true") return null;
  const filter = t("documents-admin.filter.expiring");
  return (
    <p className={classes.pills}>
      <button
        type="button"
        aria-label={t("documents-admin.filter.remove", { filter })}
        onClick={() => state.setFilter("expiring", "")}
      >
        {filter}
        <Icon name="cross" />
      </button>
    </p>
  );
}
