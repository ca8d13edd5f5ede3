import type { Import } from "@neroli/contract/imports/schema.ts";
import { useT } from "../language/phrases.tsx";
import classes from "./imports.module.css";
import { isOpen, type Step, steps } from "./steps.ts";

interface StepNavProps {
  one: Import;
  step: Step;
  onGo: (step: Step) => void;
}

/** The six steps; those that nothing is known for yet say so. */
export function StepNav({ one, step, onGo }: StepNavProps) {
  const t = useT();
  return (
    <nav aria-label={t("imports.steps")}>
      <ol className={classes.steps}>
        {steps.map((each, at) => {
          const open = isOpen(each, one);
          return (
            <li key={each}>
              <button
                type="button"
                aria-current={each === step ? "step" : undefined}
                aria-disabled={!open}
                title={open ? undefined : t("imports.steps.not-yet")}
                onClick={() => open && onGo(each)}
              >
                <span aria-hidden="true">{at + 1}</span>
                <span className={classes.stepName}>{t(`imports.steps.${each}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
