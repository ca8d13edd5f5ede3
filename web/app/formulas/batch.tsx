import { isBatch, leastBatch, mostBatch } from "@neroli/contract/formulas/limits.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { DecimalField } from "../ui/fields/decimal-field.tsx";
import classes from "./formulas.module.css";

/** Grams that laboratories, pilot plants and factories weigh in. */
const usual = ["100", "1000", "10000", "100000", "1000000"] as const;

interface BatchProps {
  /** Grams: "1500.25", or what was typed where that is no batch. */
  grams: string;
  onChange: (grams: string) => void;
}

/** For how much the amounts are reckoned. */
export function Batch({ grams, onChange }: BatchProps) {
  const t = useT();
  return (
    <div className={classes.batch}>
      <DecimalField
        label={t("formulas.batch")}
        maxLength={20}
        value={grams}
        error={
          isBatch(grams)
            ? undefined
            : t("formulas.batch.wrong", { least: leastBatch, most: mostBatch })
        }
        onChange={onChange}
      />
      <fieldset className={classes.usual} aria-label={t("formulas.batch.usual")}>
        {usual.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === grams ? "strong" : "quiet"}
            aria-pressed={each === grams}
            onClick={() => onChange(each)}
          >
            {sizeText(each)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** "10 kg" of "10000". */
function sizeText(grams: string): string {
  const kilograms = Number(grams) / 1_000;
  if (kilograms < 1) return `${grams} g`;
  return kilograms < 1_000 ? `${kilograms} kg` : `${kilograms / 1_000} t`;
}
