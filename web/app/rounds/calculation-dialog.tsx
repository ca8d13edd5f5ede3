import { reckonOffer } from "@neroli/contract/reckoning/reckon.ts";
import type { Matrix } from "@neroli/contract/rounds/matrix.ts";
import { termsOf, toOffer } from "@neroli/contract/rounds/offers.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import type { ScoredOffer } from "@neroli/contract/rounds/score.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { sayStep } from "./say-step.ts";

interface CalculationProps {
  round: Round;
  matrix: Matrix;
  offer: ScoredOffer;
  figure: "cost" | "per_kg" | "per_active_kg";
  onClose: () => void;
}

/** How a figure came about, step by step: reckoned here as the server has reckoned it. */
export function CalculationDialog({ round, matrix, offer, figure, onClose }: CalculationProps) {
  const t = useT();
  const language = useLanguage();
  const { quote, company } = offer;
  const whole = toOffer(quote, { offers: matrix.offers, lines: round.lines });
  const reckoned = reckonOffer(whole, termsOf(matrix, quote))[offer.offer.position];
  return (
    <Dialog
      title={t("rounds.calculation", { what: t(`rounds.figure.${figure}`), name: company.name })}
      onClose={onClose}
    >
      <ol className={layout.close}>
        {reckoned?.[figure].steps.map((step) => {
          const said = sayStep(t, step, language);
          return <li key={said}>{said}</li>;
        })}
      </ol>
      <p className={layout.soft}>{t("rounds.calculation.exact")}</p>
    </Dialog>
  );
}
