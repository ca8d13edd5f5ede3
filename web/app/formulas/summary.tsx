import type { FormulaAnalysis } from "@neroli/contract/formulas/schema.ts";
import { severityOf } from "@neroli/contract/law/severity.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { betweenText } from "./between-text.ts";
import classes from "./formulas.module.css";
import { tones } from "./law.tsx";

const sumTones = { right: "good", over: "bad", under: "warning", unread: "warning" } as const;
/** What must not be overlooked where the analysis stands further down. */
const grave = ["BANNED", "NOT_MET", "CANNOT_SAY"] as const;

/** What the shares add up to, what the law forbids and what it costs, in sight while one writes. */
export function Summary({ analysis }: { analysis: FormulaAnalysis }) {
  const t = useT();
  const language = useLanguage();
  const { sum, stated, substances, cost } = analysis;
  const found = Map.groupBy(substances, severityOf);
  return (
    <div className={classes.figures}>
      <span role="status">
        <Badge tone={sumTones[sum]}>{t(`formulas.sum.${sum}`)}</Badge>{" "}
        {sum !== "right" && `${betweenText(stated, language)} %`}
      </span>
      {grave
        .filter((severity) => found.has(severity))
        .map((severity) => (
          <a key={severity} href="#analysis">
            <Badge tone={tones[severity]}>
              {words(t, "law-verdicts", severity)}: {found.get(severity)?.length ?? 0}
            </Badge>
          </a>
        ))}
      {Number(cost.known.max) > 0 && (
        <a href="#analysis">
          {t(cost.complete ? "formulas.cost.whole" : "formulas.cost.part", {
            cost: betweenText(cost.known, language, 2),
            currency: cost.currency,
          })}
        </a>
      )}
    </div>
  );
}
