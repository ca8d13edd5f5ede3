import { useEffect, useRef, useState } from "react";
import { sayAny, useT } from "../../language/phrases.tsx";
import classes from "./phases.module.css";
import { mendWeight, weightExamples, weightFault } from "./weight-fault.ts";

interface WeightInputProps {
  id: string;
  value: string;
  /** The form's own fault: the weight is required and missing. */
  error: string | undefined;
  onChange: (weight: string) => void;
}

/** A share in one of the formats of spec 5; faults are shown while one types, with the formats. */
export function WeightInput({ id, value, error, onChange }: WeightInputProps) {
  const t = useT();
  const [left, setLeft] = useState(false);
  // The input is mended after it was left, when the line may already hold another ingredient.
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(watchPresses, []);
  const leave = () => {
    const now = latest.current;
    setLeft(true);
    const mended = mendWeight(now.value);
    if (mended !== now.value) now.onChange(mended);
  };
  const fault = value.trim() === "" ? null : weightFault(value);
  const told = fault ? sayAny(t, fault.phrase, fault.values) : error;
  return (
    <div className={classes.part} data-part="weight">
      <label htmlFor={id}>{t("product-page.formula.weight")}</label>
      <input
        id={id}
        className={classes.input}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        placeholder="5%"
        title={t("product-editor.formula.weight.formats", { formats: weightExamples.join(", ") })}
        aria-invalid={(told !== undefined && left) || undefined}
        aria-describedby={told ? `${id}-fault` : undefined}
        value={value}
        onChange={(event) => {
          setLeft(false);
          onChange(event.currentTarget.value);
        }}
        onBlur={() => afterPress(leave)}
      />
      {told && (
        <small id={`${id}-fault`} className={classes.fault} data-still={!left || undefined}>
          {told}{" "}
          {fault && (
            <span>
              {t("product-editor.formula.weight.formats", { formats: weightExamples.join(", ") })}
            </span>
          )}
        </small>
      )}
    </div>
  );
}

let pressed = false;
let watching = false;

/** To be called before the first press. */
function watchPresses(): void {
  if (watching) return;
  watching = true;
  const set = (down: boolean) => () => {
    pressed = down;
  };
  window.addEventListener("pointerdown", set(true), true);
  window.addEventListener("pointerup", set(false), true);
  window.addEventListener("pointercancel", set(false), true);
}

/**
 * Runs what an input does when it is left: at once, or where it is left by pressing something else
 * after that is released. What moved under the pointer in between would not be pressed at all.
 */
function afterPress(work: () => void): void {
  if (pressed) window.addEventListener("pointerup", () => setTimeout(work), { once: true });
  else work();
}
