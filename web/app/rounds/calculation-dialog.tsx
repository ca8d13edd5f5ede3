import { reckonOffer } from "@neroli/contract/reckoning/reckon.ts";
import type { Matrix } from "@neroli/contract/rounds/matrix.ts";
import { termsOf, toOffer } from "@neroli/contract/rounds/offers.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import type { ScoredOffer } from "@neroli/contract/rounds/score.ts";
import { StepsDialog } from "../kernel/reckoning/steps-dialog.tsx";
import { useT } from "../language/phrases.tsx";

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
  const { quote, company } = offer;
  const whole = toOffer(quote, { offers: matrix.offers, lines: round.lines });
  const reckoned = reckonOffer(whole, termsOf(matrix, quote))[offer.offer.position];
  return (
    <StepsDialog
      title={t("rounds.calculation", { what: t(`rounds.figure.${figure}`), name: company.name })}
      steps={reckoned?.[figure].steps ?? []}
      onClose={onClose}
    />
  );
}
