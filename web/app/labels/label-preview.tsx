import { useLanguage, useT } from "../language/phrases.tsx";
import { textOn } from "../ui/contrast.ts";
import { Fields } from "../ui/fields/field-group.tsx";
import { LabelChip } from "../ui/label-chip.tsx";
import layout from "../ui/layout.module.css";
import { isColour } from "./colours.ts";
import type { LabelValues } from "./use-label-form.ts";

/** The label as pages show it, and how well it reads. */
export function LabelPreview({ title, colour, description }: LabelValues) {
  const t = useT();
  const language = useLanguage();
  if (!isColour(colour)) return null;
  const ratio = textOn(colour).ratio.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <Fields legend={t("labels.form.preview")}>
      <div className={layout.line}>
        <LabelChip
          title={title || t("labels.form.title")}
          colour={colour}
          description={description}
        />
        <small className={layout.soft}>{t("labels.form.contrast", { ratio })}</small>
      </div>
    </Fields>
  );
}
