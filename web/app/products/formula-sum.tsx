import {
  type FormulaSum as Sum,
  sumOf,
  type WrittenPhases,
} from "@neroli/contract/products/formula.ts";
import type { CSSProperties } from "react";
import { type Translate, useLanguage, useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import classes from "./formula.module.css";

/** The sum of a formulation, and what is missing to 100 %. */
export function FormulaSum({ phases }: { phases: WrittenPhases }) {
  const t = useT();
  const language = useLanguage();
  const sum = sumOf(phases);
  const write = (share: number) => share.toLocaleString(language, { maximumFractionDigits: 4 });
  const sentence = sentenceOf(t, sum, write);
  return (
    <div role="status">
      <Note tone={tones[stateOf(sum)]}>
        <div className={layout.line}>
          <span className={classes.bar} data-state={stateOf(sum)} aria-hidden="true">
            <span
              style={{ "--from": "0%", "--to": `${Math.min(100, sum.min)}%` } as CSSProperties}
            />
            <span
              data-open
              style={
                {
                  "--from": `${Math.min(100, sum.min)}%`,
                  "--to": `${sum.filled ? 100 : Math.min(100, sum.max ?? 100)}%`,
                } as CSSProperties
              }
            />
          </span>
          <strong>{t("product-formula.sum", { sum: totalOf(t, sum, write) })}</strong>
          <span>{sentence}</span>
          {sum.unread > 0 && <span>{t("product-formula.unread", { count: sum.unread })}</span>}
        </div>
      </Note>
    </div>
  );
}

const tones = { whole: "good", open: "warning", over: "bad" } as const;

type Write = (share: number) => string;

const span = (write: Write, { min, max }: { min: number; max: number }) =>
  min === max ? `${write(min)} %` : `${write(min)} – ${write(max)} %`;

function totalOf(t: Translate, sum: Sum, write: Write): string {
  if (sum.filled && !sum.over) return `${write(100)} %`;
  if (sum.max === null) return t("product-formula.at-least", { share: write(sum.min) });
  return span(write, { min: sum.min, max: sum.max });
}

const stateOf = (sum: Sum) => {
  if (sum.over) return "over";
  return sum.unread === 0 && (sum.filled || sum.missing.max === 0) ? "whole" : "open";
};

function sentenceOf(t: Translate, sum: Sum, write: Write): string {
  const { missing } = sum;
  if (sum.over) return t("product-formula.over", { share: write(sum.min - 100) });
  if (sum.filled && missing.min === 0) {
    return t("product-formula.filled.at-most", { share: write(missing.max) });
  }
  if (sum.filled) return t("product-formula.filled", { share: span(write, missing) });
  if (missing.max === 0) return t("product-formula.whole");
  if (missing.min === 0) return t("product-formula.missing.at-most", { share: write(missing.max) });
  return t("product-formula.missing", { share: span(write, missing) });
}
