import { take } from "../../kernel/forms/merge.ts";
import { formatTime } from "../../language/dates.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { ConflictDialog } from "../../ui/conflict-dialog.tsx";
import type { Conflict as Met, ProductEditing } from "./use-product-form.ts";
import { linesOf, nameOf } from "./value-lines.ts";
import type { Values } from "./values.ts";

interface ConflictProps {
  editing: ProductEditing;
  conflict: Met;
}

/** Two saved one product: what the other changed, and the choice where both changed the same. */
export function Conflict({ editing, conflict }: ConflictProps) {
  const t = useT();
  const language = useLanguage();
  const reader = { t, language };
  const { taken, contested, theirs, since } = conflict;
  const mine = editing.form.values;
  const text = (key: string, values: Values) =>
    linesOf(key, values[key], reader).join("\n") || t("product-editor.conflict.empty");
  const last = since[0];
  return (
    <ConflictDialog
      title={t("product-editor.conflict.title")}
      lead={
        <>
          {last && (
            <p>
              {t("product-editor.conflict.who", {
                name: last.by?.name ?? t("product-editor.history.operator"),
                time: formatTime(last.at),
              })}
            </p>
          )}
          {taken.length > 0 && (
            <p>
              {t("product-editor.conflict.taken", {
                fields: taken.map((key) => nameOf(key, reader)).join(", "),
              })}
            </p>
          )}
          <p>
            {t(
              contested.length > 0
                ? "product-editor.conflict.choose"
                : "product-editor.conflict.nothing-lost",
            )}
          </p>
        </>
      }
      contested={contested.map((key) => ({
        field: key,
        name: nameOf(key, reader),
        mine: text(key, mine),
        theirs: text(key, theirs),
      }))}
      words={{
        mine: t("product-editor.conflict.mine"),
        theirs: t("product-editor.conflict.theirs"),
        close: t("table.close"),
        goOn: t("product-editor.conflict.go-on"),
        save: t("product-editor.conflict.save"),
      }}
      onResolve={(ofTheirs, now) => {
        const fields = contested.filter((key) => ofTheirs.includes(key));
        editing.resolve(take(mine, { from: theirs, fields }), now);
      }}
    />
  );
}
