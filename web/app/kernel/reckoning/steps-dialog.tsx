import type { Step } from "@neroli/contract/reckoning/offer.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { sayStep } from "./say-step.ts";

interface StepsDialogProps {
  /** Which figure, and whose. */
  title: string;
  steps: readonly Step[];
  onClose: () => void;
}

/** How a figure came about, step by step. */
export function StepsDialog({ title, steps, onClose }: StepsDialogProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <Dialog title={title} onClose={onClose}>
      <ol className={layout.close}>
        {steps.map((step) => {
          const said = sayStep(t, step, language);
          return <li key={said}>{said}</li>;
        })}
      </ol>
      <p className={layout.soft}>{t("rounds.calculation.exact")}</p>
    </Dialog>
  );
}
