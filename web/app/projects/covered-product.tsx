import { links } from "@neroli/contract/access/links.ts";
import type { Policy } from "@neroli/contract/policies/schema.ts";
import type { PolicyFinding, PolicyVerdict } from "@neroli/contract/policies/verdicts.ts";
import type {
  EntryCoverage,
  MetRequirement,
  RequirementState,
} from "@neroli/contract/projects/requirements.ts";
import { Link } from "react-router";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Card, type Tone } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { ShareBar } from "../ui/share-bar.tsx";
import { requirementWords } from "./requirement-words.ts";

const tones: Record<RequirementState, Tone> = {
  MET: "good",
  OUTDATED: "warning",
  ON_REQUEST: "plain",
  MISSING: "bad",
};
const verdictTones: Record<PolicyVerdict, Tone> = {
  MEETS: "good",
  NEEDS_INFORMATION: "warning",
  DOES_NOT_MEET: "bad",
};

interface CoveredProductProps {
  product: EntryCoverage;
  policies: readonly Policy[];
}

/** What one product brings of what is required, each with the datum it stands on. */
export function CoveredProduct({ product, policies }: CoveredProductProps) {
  const t = useT();
  const { name, company, counts, met, total, requirements, policy } = product;
  const share = total === 0 ? 0 : Math.floor((met / total) * 100);
  return (
    <li>
      <Card
        level={3}
        as="article"
        title={name}
        tools={!counts && <Badge tone="bad">{t("projects.review.REJECTED")}</Badge>}
      >
        <div className={layout.stack}>
          <div className={layout.line}>
            <span className={layout.soft}>{company.name}</span>
            {total > 0 && (
              <ShareBar share={share}>
                {t("projects.coverage.of", { met, total, percent: share })}
              </ShareBar>
            )}
          </div>
          {requirements.length > 0 && (
            <ul className={`${layout.list} ${layout.close}`}>
              {requirements.map((each, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a requirement is its place
                <Required key={at} met={each} />
              ))}
            </ul>
          )}
          <Findings verdict={policy.verdict} findings={policy.findings} policies={policies} />
        </div>
      </Card>
    </li>
  );
}

function Required({ met }: { met: MetRequirement }) {
  const t = useT();
  const { requirement, state, document, value, asked } = met;
  const datum = document
    ? t("projects.required.datum", {
        name: document.name,
        day: formatDay(document.created_at),
      })
    : value;
  return (
    <li className={layout.line}>
      <Badge tone={tones[state]}>{words(t, "projects.required", state)}</Badge>
      <span>{requirementWords(t, requirement)}</span>
      {datum && <span className={layout.soft}>{datum}</span>}
      {asked && <Link to={links.requests(asked)}>{t("projects.required.asked")}</Link>}
    </li>
  );
}

interface FindingsProps {
  verdict: PolicyVerdict;
  findings: readonly PolicyFinding[];
  policies: readonly Policy[];
}

/** What the company's policies say; what is met is told in one word, the rest with its reason. */
function Findings({ verdict, findings, policies }: FindingsProps) {
  const t = useT();
  if (policies.length === 0) return null;
  const told = findings.filter((finding) => finding.verdict !== "MEETS");
  return (
    <div className={layout.close}>
      <div className={layout.line}>
        <span>{t("projects.policy")}</span>
        <Badge tone={verdictTones[verdict]}>{words(t, "projects.verdict", verdict)}</Badge>
      </div>
      {told.length > 0 && (
        <ul className={layout.bullets}>
          {told.map((finding) => (
            <li key={finding.policies.join()}>
              {sentenceOf(finding)}
              <span className={layout.soft}> {finding.datum ?? t("projects.policy.unknown")}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function sentenceOf({ policies: ids }: PolicyFinding): string {
    const all = policies.filter(({ id }) => ids.includes(id));
    const [first] = all;
    if (!first) return "";
    return t(`projects.policy.${first.list}`, {
      dimension: words(t, "policies.dimension", first.dimension),
      values: all.map(({ label }) => label).join(", "),
    });
  }
}
