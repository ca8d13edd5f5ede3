import type { Allowance } from "@neroli/contract/kernel/allowance.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { AppError } from "./errors.ts";

/** Throws the refusal of a rule or transition table; null is none. */
export function assertAllowed(refusal: ErrorCode | null): void {
  if (refusal) throw new AppError(refusal);
}

/** A refusal as pages show it, in the reader's language. */
export const presentAllowance = (refusal: ErrorCode | null, language: Language): Allowance => ({
  allowed: refusal === null,
  reason: refusal && sayAny(language, `errors.${refusal}`),
});

/** The `refusalsOf` a transition table as pages show them: an allowance for each action. */
export function presentAllowances<Action extends string>(
  refusals: Record<Action, ErrorCode | null>,
  language: Language,
): Record<Action, Allowance> {
  const entries = Object.entries<ErrorCode | null>(refusals);
  return Object.fromEntries(
    entries.map(([action, refusal]) => [action, presentAllowance(refusal, language)]),
  ) as Record<Action, Allowance>;
}
