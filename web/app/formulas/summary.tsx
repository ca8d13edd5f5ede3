import type { FormulaAnalysis } from "@neroli/contract/formulas/schema.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { betweenText } from "./between-text.ts";
import classes from "./formulas.module.css";

const tones = { right: "good", over: "bad", under: "warning", unread: "warning" } as const;
/** What must not be overlooked where the analysis stands further down. */
const grave = { BANNED: "bad", CANNOT_SAY: "plain" } as const;

/** What the shares add up to, what the law forbids and what it costs, in sight while one writes. */
export function Summary({ analysis }: { analysis: FormulaAnalysis }) {
  const t = useT();
  const language = useLanguage();
  const { sum, stated, substances, cost } = analysis;
  const counts = (["BANNED", "CANNOT_SAY"] as const)
    .map((verdict) => ({
      verdict,
      count: substances.filter((each) => each.verdict === verdict).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div className={classes.figures}>
      <span role="status">
        <Badge tone={tones[sum]}>{t(`formulas.sum.${sum}`)}</Badge>{" "}
        {sum !== "right" && `${betweenText(stated, language)} %`}
      </span>
      {counts.map(({ verdict, count }) => (
        <a key={verdict} href="#analysis">
          <Badge tone={grave[verdict]}>
            {words(t, "law-verdicts", verdict)}: {count}
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
