import type { FormulaAnalysis } from "@neroli/contract/formulas/schema.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { JudgedSubstance, LawFinding } from "@neroli/contract/law/schema.ts";
import { severities, severityOf } from "@neroli/contract/law/severity.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Fact } from "../../kernel/pdf/drawing.ts";
import { numbersIn } from "./numbers.ts";

/** What is said of the law before its findings: as of when, and what is missing. */
export function lawState(analysis: FormulaAnalysis, language: Language): string[] {
  const { as_of, no_cosmetic, missing_annexes, substances } = analysis;
  if (no_cosmetic) return [say(language, "formula-file.law.no-cosmetic")];
  if (as_of === null) return [say(language, "formula-file.law.never")];
  const annexes = missing_annexes.join(", ");
  return [
    say(language, "formula-file.law.as-of", { day: formatDay(as_of) }),
    ...(annexes ? [say(language, "formula-file.law.missing", { annexes })] : []),
    ...(substances.some(isTold) ? [] : [say(language, "formula-file.law.nothing")]),
  ];
}

const isTold = ({ verdict }: JudgedSubstance) => verdict !== "ALLOWED";

/** A line for each substance of which there is more to say than that it is allowed, the gravest first. */
export const findingsOf = ({ substances, as_of }: FormulaAnalysis, language: Language): Fact[] =>
  as_of === null
    ? []
    : substances
        .filter(isTold)
        .toSorted((one, other) => graveness(one) - graveness(other))
        .map((substance) => ({
          label: substance.name,
          text: [
            [
              say(language, `law-verdicts.${severityOf(substance)}`),
              ...substance.reasons.map((reason) => say(language, `law-reasons.${reason}`)),
            ].join(": "),
            ...substance.findings.map((finding) => findingText(finding, language)),
          ].join("\n"),
        }));

const graveness = (substance: JudgedSubstance) => severities.indexOf(severityOf(substance));

const entryOf = ({ annex, number }: Pick<LawFinding, "annex" | "number">) => `${annex}/${number}`;

/** "V/29 of 15/10/2010: at most 1 %, here 1.2 %: not met (above the limit)". */
function findingText(finding: LawFinding, language: Language): string {
  const { limits, share, met, reasons, as_of, counted_as } = finding;
  const { number, between } = numbersIn(language);
  const entry = entryOf(finding);
  const limit = limits.map((each) => number(each)).join(" / ");
  const counted = counted_as ? ` (${counted_as})` : "";
  const said = [
    ...(limit ? [say(language, "formula-file.law.limit", { limit }) + counted] : []),
    say(language, "formula-file.law.share", { share: between(share).text }),
  ];
  const why = reasons.map((reason) => say(language, `law-reasons.${reason}`)).join("; ");
  return [
    say(language, "formula-file.law.entry", { entry, day: formatDay(as_of) }),
    said.join(", "),
    say(language, `formula-file.law.met.${met}`) + (why ? ` (${why})` : ""),
  ].join(": ");
}

/** The allergens that the list of ingredients names, or may have to name. */
export const allergensOf = ({ allergens }: FormulaAnalysis, language: Language): string =>
  allergens
    .filter(({ named }) => named !== false)
    .map(({ name, share, threshold, named, ...place }) => {
      const { number, between } = numbersIn(language);
      return say(language, `formula-file.allergens.${named ? "named" : "perhaps"}`, {
        ...{ name, entry: entryOf(place), share: between(share).text },
        threshold: number(threshold),
      });
    })
    .join("\n");
