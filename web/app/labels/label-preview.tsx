import { useLanguage, useT } from "../language/phrases.tsx";
import { textOn } from "../ui/contrast.ts";
import { LabelChip } from "../ui/label-chip.tsx";
import { isColour } from "./colours.ts";
import classes from "./labels.module.css";
import type { LabelValues } from "./save-label.ts";

/** The label as pages show it, and how well it reads. */
export function LabelPreview({ title, colour, description }: LabelValues) {
  const t = useT();
  const language = useLanguage();
  if (!isColour(colour)) return null;
  const ratio = textOn(colour).ratio.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <div className={classes.preview}>
      <span>{t("labels.form.preview")}</span>
      <LabelChip
        title={title || t("labels.form.title")}
        colour={colour}
        description={description}
      />
      <small>{t("labels.form.contrast", { ratio })}</small>
    </div>
  );
}
