import { toText } from "@neroli/contract/kernel/exact.ts";
import { textsOf } from "@neroli/contract/kernel/interval.ts";
import type { Allergen, JudgedSubstance, LawFinding } from "@neroli/contract/law/schema.ts";
import type { Cosmetic } from "../judging/cosmetic.ts";
import { type Finding, judge, type Labelled, type Substance } from "../judging/judge.ts";
import type { KnownLaw } from "./read-law.ts";

type Told = Pick<JudgedSubstance, "verdict" | "reasons" | "findings" | "allergen">;

/** What the law says of each substance of a product, in their order, as answers tell it. */
export const judgeSubstances = (
  { index, missing }: KnownLaw,
  substances: readonly Substance[],
  cosmetic: Cosmetic,
): Told[] =>
  judge(index, substances, cosmetic).map(({ verdict, reasons, findings, labelled }) => ({
    // An annex of which nothing is known may forbid it.
    verdict: missing.length === 0 || verdict === "BANNED" ? verdict : "CANNOT_SAY",
    reasons,
    findings: findings.map(presentFinding),
    allergen: labelled && presentAllergen(labelled),
  }));

const met = { yes: "YES", no: "NO", unknown: "UNKNOWN" } as const;

const presentFinding = (finding: Finding): LawFinding => {
  const { entry, rule, share, reasons } = finding;
  return {
    ...{ annex: entry.annex, number: entry.number, part: entry.part, name: entry.name },
    ...{ as_of: entry.dated, met: met[finding.met], reasons, share: textsOf(share) },
    limits: (rule?.limit?.shares ?? []).map((each) => toText(each)),
    counted_as: rule?.limit?.basis ?? null,
    products: rule?.products ?? "",
    maximum: rule?.maximum || entry.maximum,
    ...{ conditions: entry.conditions, wording: entry.wording },
  };
};

const presentAllergen = ({ entry, name, share, threshold, named }: Labelled): Allergen => ({
  ...{ annex: entry.annex, number: entry.number, part: entry.part },
  ...{ name, share: textsOf(share), threshold: toText(threshold), named },
});
