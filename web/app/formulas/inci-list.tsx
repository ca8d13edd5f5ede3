import type { InciListItem } from "@neroli/contract/formulas/schema.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { betweenText } from "./between-text.ts";
import classes from "./formulas.module.css";

const nameOf = ({ name, nano }: InciListItem) => (nano ? `${name} (nano)` : name);

/** The list of ingredients in the order of the law, and where that order is not certain. */
export function InciList({ ingredients }: { ingredients: readonly InciListItem[] }) {
  const t = useT();
  const language = useLanguage();
  if (ingredients.length === 0)
    return <p className={layout.soft}>{t("formulas.ingredients.none")}</p>;
  const listed = ingredients.filter(({ may_contain }) => !may_contain);
  const may = ingredients.filter(({ may_contain }) => may_contain);
  const text = [
    listed.map(nameOf).join(", "),
    ...(may.length > 0 ? [`[+/- ${may.map(nameOf).join(", ")}]`] : []),
  ].join(" ");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tellDone(t("formulas.ingredients.copied")),
      () => tellDone(t("formulas.ingredients.not-copied")),
    );
  return (
    <div className={layout.stack}>
      <p className={classes.inci}>{text}</p>
      <div>
        <Button size="small" onClick={() => void copy()}>
          {t("formulas.ingredients.copy")}
        </Button>
      </div>
      <details>
        <summary>{t("formulas.ingredients.shares")}</summary>
        <ol className={layout.bullets}>
          {ingredients.map((item) => (
            <li key={`${item.name} ${item.lines.join()}`}>
              {nameOf(item)}{" "}
              <span className={layout.soft}>{betweenText(item.share, language, 5)} %</span>{" "}
              {item.unknown && <Badge tone="warning">{t("formulas.ingredients.unknown")}</Badge>}
              {item.place === "uncertain" && (
                <Badge tone="warning">{t("formulas.ingredients.uncertain")}</Badge>
              )}
              {item.place === "free" && <Badge>{t("formulas.ingredients.free")}</Badge>}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
