import { useT } from "../language/phrases.tsx";
import { Pill } from "../ui/badge.tsx";
import type { DocumentList } from "./use-document-list.ts";

/** The filter that a reminder leads to; the head of the table has none for it. */
export function ExpiringFilter({ list: { state } }: { list: DocumentList }) {
  const t = useT();
  if (state.filters.expiring !== "true") return null;
  const filter = t("documents-admin.filter.expiring");
  return (
    <div>
      <Pill
        label={t("documents-admin.filter.remove", { filter })}
        onRemove={() => state.setFilter("expiring", "")}
      >
        {filter}
      </Pill>
    </div>
  );
}
