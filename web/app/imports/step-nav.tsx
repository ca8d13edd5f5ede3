import type { Import } from "@neroli/contract/imports/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import classes from "./steps.module.css";
import { isOpen, type Step, steps } from "./steps.ts";

interface StepNavProps {
  one: Import;
  step: Step;
  onGo: (step: Step) => void;
}

/** The six steps; those that cannot be shown yet give the reason. */
export function StepNav({ one, step, onGo }: StepNavProps) {
  const t = useT();
  return (
    <nav aria-label={t("imports.steps")}>
      <ol className={classes.steps}>
        {steps.map((each, at) => {
          const open = isOpen(each, one);
          return (
            <li key={each}>
              <Button
                wide
                size="small"
                variant={each === step ? "strong" : "quiet"}
                aria-current={each === step ? "step" : undefined}
                disabledReason={open ? null : t("imports.steps.not-yet")}
                onClick={() => onGo(each)}
              >
                <span aria-hidden="true">{at + 1}</span>
                <span className={classes.stepName}>{t(`imports.steps.${each}`)}</span>
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
