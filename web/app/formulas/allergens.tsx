import type { Allergen } from "@neroli/contract/law/schema.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import layout from "../ui/layout.module.css";
import { betweenText } from "./between-text.ts";

const stateOf = ({ named }: Allergen) => {
  if (named === null) return "uncertain" as const;
  return named ? ("named" as const) : ("below" as const);
};
const tones = { named: "warning", uncertain: "plain", below: "good" } as const;

/** The fragrance allergens, and which of them the list of ingredients must name. */
export function Allergens({ allergens }: { allergens: readonly Allergen[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className={`${layout.list} ${layout.close}`}>
      {allergens.map((each) => (
        <li key={`${each.annex} ${each.number} ${each.part}`} className={layout.line}>
          <Badge tone={tones[stateOf(each)]}>{t(`formulas.allergen.${stateOf(each)}`)}</Badge>
          <span>{each.name}</span>
          <span className={layout.soft}>
            {t("formulas.allergen.share", {
              share: betweenText(each.share, language, 5),
              threshold: Number(each.threshold).toLocaleString(language, {
                maximumFractionDigits: 5,
              }),
              entry: `${each.annex}/${each.number}`,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
