import type { JudgedSubstance } from "./schema.ts";

/**
 * What the law says of a substance, the gravest first. A restriction that is not met is against the
 * law as a prohibition is; one of which it is not certain whether it is met wants to be looked at.
 */
export const severities = [
  "BANNED",
  "NOT_MET",
  "CANNOT_SAY",
  "NOT_CERTAIN",
  "RESTRICTED",
  "ALLOWED",
] as const;
export type Severity = (typeof severities)[number];

/** Its verdict; of a restricted substance also whether all that restricts it is met. */
export function severityOf({
  verdict,
  findings,
}: Pick<JudgedSubstance, "verdict" | "findings">): Severity {
  if (verdict !== "RESTRICTED") return verdict;
  if (findings.some(({ met }) => met === "NO")) return "NOT_MET";
  return findings.some(({ met }) => met === "UNKNOWN") ? "NOT_CERTAIN" : "RESTRICTED";
}
