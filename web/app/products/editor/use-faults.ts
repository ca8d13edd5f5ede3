import type { FieldFailure } from "@neroli/contract/kernel/errors.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { type Translate, useT, words } from "../../language/phrases.tsx";
import type { FieldErrors } from "./field-errors.ts";
import type { Place } from "./place.ts";
import { type Problem, problemsFrom, problemsOf, sentenceOfProblem } from "./problems.ts";
import { useReadFields, whenReadFields } from "./read-fields.ts";
import { sameValue, type Values } from "./values.ts";

const fine: FieldErrors = {};

interface Refused {
  problem: Problem;
  /** The field as it was refused: once it is changed, that is no matter any more. */
  value: unknown;
}

/**
 * What is wrong with the form: of fields that were left, as one goes; of all, once it was to be
 * saved; and what the server refused.
 */
export function useFaults(values: Values, place: Place) {
  const t = useT();
  const readFields = useReadFields();
  const queries = useQueryClient();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { offering, segment, company } = place;
  const problems = useMemo(
    () => (readFields ? problemsOf(values, { offering, segment, company }, readFields) : []),
    [values, offering, segment, company, readFields],
  );
  const shown = [
    ...problems.filter(
      ({ path, code }) =>
        attempt > 0 || (code !== "field-reasons.required" && touched.has(keyOf(path))),
    ),
    ...refused.flatMap(({ problem, value }) =>
      sameValue(values[keyOf(problem.path)], value) ? [problem] : [],
    ),
  ];
  const byPath = new Map(shown.map((problem) => [problem.path, problem]));
  const told = [...byPath].map(([path, problem]) => ({
    path,
    sentence: sentenceOfProblem(t, problem, values),
  }));
  const errors = useStable(byField(told));
  return {
    attempt,
    errorsOf: useCallback((key: string): FieldErrors => errors[key] ?? fine, [errors]),
    /** For the summary on top, once the form was to be saved. */
    faults: attempt > 0 ? told.map((fault) => faultOf(t, fault)) : [],
    touch: useCallback(
      (key: string) =>
        setTouched((before) => (before.has(key) ? before : new Set(before).add(key))),
      [],
    ),
    /** Whether these can be sent; if not, says of all fields why. */
    refuse: async (sent: Values): Promise<boolean> => {
      setRefused([]);
      const read = await whenReadFields(queries);
      const any = read !== undefined && problemsOf(sent, place, read).length > 0;
      if (any) setAttempt((before) => before + 1);
      return any;
    },
    refusedBy: (failures: readonly FieldFailure[], sent: Values) => {
      setAttempt((before) => before + 1);
      setRefused(
        problemsFrom(failures).map((problem) => ({ problem, value: sent[keyOf(problem.path)] })),
      );
    },
    settle: () => {
      setAttempt(0);
      setTouched(new Set());
      setRefused([]);
    },
  };
}

const keyOf = (path: string) => path.split(".")[0] ?? "";

function byField(told: readonly { path: string; sentence: string }[]): Record<string, FieldErrors> {
  const errors: Record<string, Record<string, string>> = {};
  for (const { path, sentence } of told) {
    const [key = "", ...below] = path.split(".");
    errors[key] = { [below.join(".")]: sentence, ...errors[key] };
  }
  return errors;
}

/** Fields whose faults are unchanged keep the same object, so that React does not draw them again. */
function useStable(errors: Record<string, FieldErrors>): Record<string, FieldErrors> {
  const before = useRef(errors);
  const stable = Object.fromEntries(
    Object.entries(errors).map(([key, own]) => {
      const known = before.current[key];
      return [key, known && sameValue(known, own) ? known : own];
    }),
  );
  before.current = stable;
  return stable;
}

const faultOf = (t: Translate, { path, sentence }: { path: string; sentence: string }) => ({
  field: path,
  message: `${nameOfPath(t, path)}: ${sentence}`,
});

function nameOfPath(t: Translate, path: string): string {
  const [key = "", at, ...below] = path.split(".");
  if (!isProductFieldKey(key)) return path;
  const name = words(t, "product-fields", key);
  const isLine = at !== undefined && below.length === 0 && /^\d+$/.test(at);
  return isLine ? t("product-editor.line-of", { name, number: Number(at) + 1 }) : name;
}
