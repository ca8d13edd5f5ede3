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
  const { name, offering, product_key, company, counts, met, total, requirements } = product;
  const share = total === 0 ? 0 : Math.floor((met / total) * 100);
  return (
    <li>
      <Card
        level={3}
        as="article"
        title={name}
        {...(offering && { href: links.product(offering, product_key) })}
        tools={
          <>
            {!offering && <Badge>{t("projects.entry.gone")}</Badge>}
            {!counts && <Badge tone="bad">{t("projects.review.REJECTED")}</Badge>}
          </>
        }
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
          {offering && <Findings product={product} policies={policies} />}
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

/** What the company's policies say, each with its reason; what is met is folded away. */
function Findings({ product, policies }: CoveredProductProps) {
  const t = useT();
  if (policies.length === 0) return null;
  const { company, policy } = product;
  const { verdict, findings } = policy;
  const [met = [], told = []] = [true, false].map((isMet) =>
    findings.filter((finding) => (finding.verdict === "MEETS") === isMet),
  );
  return (
    <div className={layout.close}>
      <div className={layout.line}>
        <span>{t("projects.policy")}</span>
        <Badge tone={verdictTones[verdict]}>{words(t, "projects.verdict", verdict)}</Badge>
      </div>
      {told.length > 0 && listOf(told)}
      {met.length > 0 && (
        <details>
          <summary>{t("projects.policy.met", { count: met.length })}</summary>
          {listOf(met)}
        </details>
      )}
    </div>
  );

  function listOf(some: readonly PolicyFinding[]) {
    return (
      <ul className={layout.bullets}>
        {some.map((finding) => (
          <li key={finding.policies.join()}>
            <Finding finding={finding} {...{ company, policies }} />
          </li>
        ))}
      </ul>
    );
  }
}

interface FindingProps {
  finding: PolicyFinding;
  company: EntryCoverage["company"];
  policies: readonly Policy[];
}

function Finding({ finding, company, policies }: FindingProps) {
  const t = useT();
  const all = policies.filter(({ id }) => finding.policies.includes(id));
  const [first] = all;
  if (!first) return null;
  const { list, dimension } = first;
  const isOrigin = dimension === "ORIGIN";
  const said = (value: string) => (isOrigin ? words(t, "origins", value) : value);
  const data = dimension === "SUPPLIER" ? [company.name] : finding.data.map(said);
  const sentence = t(`projects.policy.${list}`, {
    dimension: words(t, "policies.dimension", dimension),
    values: all.map(({ label }) => said(label)).join(", "),
  });
  const known = data.join(", ");
  const isPart = finding.verdict === "NEEDS_INFORMATION";
  const why = isPart ? t("projects.policy.part", { data: known }) : known;
  return (
    <>
      {sentence}{" "}
      <span className={layout.soft}>{known === "" ? t("projects.policy.unknown") : why}</span>
    </>
  );
}
