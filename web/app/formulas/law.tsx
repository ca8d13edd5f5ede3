import type { FormulaAnalysis } from "@neroli/contract/formulas/schema.ts";
import type { JudgedSubstance, LawFinding } from "@neroli/contract/law/schema.ts";
import { type Severity, severities, severityOf } from "@neroli/contract/law/severity.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import type { Tone } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { betweenText } from "./between-text.ts";

export const tones: Record<Severity, Tone> = {
  BANNED: "bad",
  NOT_MET: "bad",
  CANNOT_SAY: "plain",
  NOT_CERTAIN: "warning",
  RESTRICTED: "warning",
  ALLOWED: "good",
};

/** What the annexes say of each substance, with the entry and the day on which it was last changed. */
export function Law({ analysis }: { analysis: FormulaAnalysis }) {
  const t = useT();
  const { substances } = analysis;
  const found = Map.groupBy(substances, severityOf);
  return (
    <div className={layout.stack}>
      <p className={layout.line}>
        {severities
          .filter((severity) => found.has(severity))
          .map((severity) => (
            <Badge key={severity} tone={tones[severity]}>
              {words(t, "law-verdicts", severity)}: {found.get(severity)?.length ?? 0}
            </Badge>
          ))}
      </p>
      <ul className={`${layout.list} ${layout.stack}`}>
        {severities.flatMap((severity) =>
          (found.get(severity) ?? [])
            .filter((each) => severity !== "ALLOWED" || each.findings.length > 0)
            .map((substance) => (
              <Substance key={`${substance.name} ${substance.lines.join()}`} {...{ substance }} />
            )),
        )}
      </ul>
    </div>
  );
}

function Substance({ substance }: { substance: JudgedSubstance }) {
  const t = useT();
  const language = useLanguage();
  const { name, cas, share, reasons, findings } = substance;
  const severity = severityOf(substance);
  return (
    <li className={layout.close}>
      <span className={layout.line}>
        <Badge tone={tones[severity]}>{words(t, "law-verdicts", severity)}</Badge>
        <strong>{name}</strong>
        <span className={layout.soft}>
          {[...cas, `${betweenText(share, language, 5)} %`].join(", ")}
        </span>
      </span>
      {reasons.map((reason) => (
        <span key={reason} className={layout.soft}>
          {words(t, "law-reasons", reason)}
        </span>
      ))}
      {findings.map((finding) => (
        <Finding key={`${finding.annex} ${finding.number} ${finding.part}`} finding={finding} />
      ))}
    </li>
  );
}

function Finding({ finding }: { finding: LawFinding }) {
  const t = useT();
  const { annex, number, name, as_of, met, reasons, maximum, conditions, wording } = finding;
  return (
    <details>
      <summary>
        {t("formulas.law.entry", { annex, number, day: formatDay(as_of) })}{" "}
        {met !== "YES" && annex !== "II" && (
          <Badge tone={met === "NO" ? "bad" : "plain"}>{words(t, "formulas.law.met", met)}</Badge>
        )}
      </summary>
      <div className={layout.close}>
        <span>{name}</span>
        {reasons.map((reason) => (
          <span key={reason}>{words(t, "law-reasons", reason)}</span>
        ))}
        {[maximum, conditions, wording]
          .filter((text) => text !== "")
          .map((text) => (
            <span key={text} className={layout.soft} lang="en">
              {text}
            </span>
          ))}
      </div>
    </details>
  );
}
