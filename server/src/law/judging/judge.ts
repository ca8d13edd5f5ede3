import type { Verdict } from "@neroli/contract/enumerations/law.ts";
import { compare, type Exact } from "@neroli/contract/kernel/exact.ts";
import { type Interval, plus } from "@neroli/contract/kernel/interval.ts";
import type { LawReason } from "@neroli/contract/law/schema.ts";
import type { AnnexEntry } from "../reading/annex-entry.ts";
import { foldName } from "../reading/read-names.ts";
import { type Cosmetic, hasTrait } from "./cosmetic.ts";
import { isPlainPart } from "./groups.ts";
import type { LawIndex, Match } from "./law-index.ts";
import type { Rule, Rules } from "./rules.ts";
import { inScope, some } from "./scope.ts";

/** A substance of a product, as the law knows it. */
export interface Substance {
  /** Its INCI name. */
  name: string;
  /** Its CAS numbers; none where they are not known. */
  cas: readonly string[];
  nano: boolean;
  /** It is there for its colour. */
  colorant: boolean;
  share: Interval;
}

/** What one entry says of a substance in a product. */
export interface Finding {
  entry: AnnexEntry;
  /** The rule that holds of this product; null where none does or none is needed. */
  rule: Rule | null;
  /** The share of all that the entry speaks of. */
  share: Interval;
  /** "no" is against the law. */
  met: "yes" | "no" | "unknown";
  reasons: LawReason[];
}

/** Whether the list of ingredients must name it. */
export interface Labelled {
  entry: AnnexEntry;
  /** What it is named there. */
  name: string;
  share: Interval;
  threshold: Exact;
  /** null where its share may lie on either side of the threshold. */
  named: boolean | null;
}

export interface Judged {
  verdict: Verdict;
  findings: Finding[];
  reasons: LawReason[];
  labelled: Labelled | null;
}

/** What the law says of each substance of a product, in their order. */
export function judge(
  law: LawIndex,
  substances: readonly Substance[],
  cosmetic: Cosmetic,
): Judged[] {
  const found = substances.map((substance) => law.find(substance));
  // An entry of a mixture is meant where there is more of it than its plain parts.
  const meant = new Set(
    substances.flatMap((substance, at) =>
      (found[at] ?? [])
        .map(({ rules }) => rules)
        .filter(({ entry }) => !isPlainPart(entry, substance)),
    ),
  );
  const matched = found.map((matches) => matches.filter(({ rules }) => meant.has(rules)));
  const shares = new Map<Rules, Interval>();
  for (const [at, matches] of matched.entries()) {
    const share = substances[at]?.share;
    for (const { rules } of matches.filter(({ ofGroup }) => !ofGroup)) {
      const known = shares.get(rules);
      if (share) shares.set(rules, known ? plus(known, share) : share);
    }
  }
  const speakTogether = [...shares.keys()].filter(({ together }) => together);
  return substances.map((substance, at) => {
    const matches = matched[at] ?? [];
    if (matches.some(({ ofGroup }) => ofGroup)) return ofAGroup(matches, substance);
    const bans = matches.filter(({ rules }) => rules.entry.annex === "II");
    const others = matches.filter(({ rules }) => rules.entry.annex !== "II");
    const findings = byPurpose(
      others
        .filter(({ rules }) => !isOfOtherColorants(rules, cosmetic))
        .map(({ rules }) => ({
          rules,
          finding: judgeRules(rules, {
            share: shares.get(rules) ?? substance.share,
            cosmetic,
            isOneOfSeveral: rules.together && speakTogether.length > 1,
          }),
        })),
    );
    const banned = bans.map((match) => judgeBan(match, { others, findings, substance, cosmetic }));
    return summary(substance, {
      isStranger: substance.colorant && hasTrait(cosmetic, "hair-dye") === false,
      ...{ banned: banned.filter((each) => each !== null), findings },
      labelled: labelledOf(others, { shares, substance, cosmetic }),
    });
  });
}

/** Whether the substance belongs to the group is a question of chemistry that no file answers. */
function ofAGroup(matches: readonly Match[], { share }: Substance): Judged {
  const reasons: LawReason[] = ["of-a-group"];
  const findings = matches.map(
    ({ rules: { entry } }): Finding => ({ entry, rule: null, share, met: "unknown", reasons }),
  );
  return { verdict: "CANNOT_SAY", findings, reasons, labelled: null };
}

/** Annex IV lists what colours anything but hair (article 14 (2)). */
const isOfOtherColorants = ({ entry }: Rules, cosmetic: Cosmetic) =>
  entry.annex === "IV" && hasTrait(cosmetic, "hair-dye") === true;

function judgeBan(
  { rules, byName }: Match,
  given: {
    others: readonly Match[];
    findings: readonly Finding[];
    substance: Substance;
    cosmetic: Cosmetic;
  },
): Finding | null {
  const { entry, condition } = rules;
  const finding = (met: Finding["met"], ...reasons: LawReason[]): Finding => ({
    ...{ entry, rule: null, share: given.substance.share, met, reasons },
  });
  switch (condition) {
    case "hair-dye": {
      const isDye = hasTrait(given.cosmetic, "hair-dye");
      if (isDye === false) return null;
      return isDye ? finding("no") : finding("unknown", "products-unclear");
    }
    case "nano":
      return given.substance.nano ? finding("no") : null;
    case "elsewhere":
      // "with the exception of entry 14 in Annex III": that one says what is allowed.
      if (given.findings.length === 0) return finding("unknown", "ban-condition");
      return given.findings.every(isOfOthers) ? finding("no") : null;
    case "fragrance":
      return finding("unknown", "ban-of-fragrance");
    case "other":
      return finding("unknown", "ban-condition");
    case null:
      break;
  }
  const isNewest = given.others.every(({ rules: other }) => other.entry.dated < entry.dated);
  const isNamedElsewhere = given.others.some((other) => other.byName);
  const differs = !byName && isNamedElsewhere && !isNewest;
  return differs ? finding("unknown", "annexes-differ") : finding("no");
}

const isOfOthers = ({ reasons }: Finding) => reasons.includes("other-products");

/**
 * A substance that one annex knows as a preservative and another one "for purposes other than
 * inhibiting the development of micro-organisms" may be in the product for either.
 */
function byPurpose(found: readonly { rules: Rules; finding: Finding }[]): Finding[] {
  const hasOther = found.some(({ rules }) => rules.otherPurpose);
  return found.map(({ rules, finding }) => {
    const isAsPreservative = hasOther && rules.entry.annex === "V";
    if (!isAsPreservative || finding.met !== "no") return finding;
    return { ...finding, met: "unknown", reasons: ["as-preservative", ...finding.reasons] };
  });
}

interface JudgedBy {
  share: Interval;
  cosmetic: Cosmetic;
  isOneOfSeveral: boolean;
}

/** Entries of annex III name products that they limit; the others those that they allow. */
function judgeRules(rules: Rules, { share, cosmetic, isOneOfSeveral }: JudgedBy): Finding {
  const { entry } = rules;
  const { chosen, held } = choose(rules.rules, cosmetic);
  const base = { entry, rule: chosen, share };
  const forbidden = some(
    rules.forbidden
      .filter(({ scope }) => !scope.unclear)
      .filter(({ labels }) => labels.length === 0 || labels.includes(chosen?.label ?? ""))
      .map(({ scope }) => inScope(scope, cosmetic)),
  );
  if (forbidden === true) return { ...base, met: "no", reasons: ["forbidden-here"] };
  if (held === false) {
    const met = entry.annex === "III" ? "unknown" : "no";
    return { ...base, met, reasons: ["other-products"] };
  }
  const limited = chosen?.limit ? judgeLimit(chosen.limit, { share, isOneOfSeveral }) : null;
  const reasons: LawReason[] = [
    ...(held === null || forbidden === null ? (["products-unclear"] as const) : []),
    ...(limited?.reasons ?? []),
  ];
  const met = held === null || forbidden === null ? "unknown" : (limited?.met ?? "yes");
  return { ...base, met, reasons };
}

/** The first rule that holds of the product; held null where an unclear one may. */
function choose(
  rules: readonly Rule[],
  cosmetic: Cosmetic,
): { chosen: Rule | null; held: boolean | null } {
  let before: boolean | null = false;
  let possible: Rule | null = null;
  for (const rule of rules) {
    const holds = inScope(rule.scope, cosmetic, before);
    if (holds === true) {
      return possible ? { chosen: null, held: null } : { chosen: rule, held: true };
    }
    if (holds === null) possible ??= rule;
    before = some([before, holds]);
  }
  if (!possible) return { chosen: null, held: false };
  return { chosen: rules.length === 1 ? possible : null, held: null };
}

function judgeLimit(
  limit: NonNullable<Rule["limit"]>,
  { share, isOneOfSeveral }: { share: Interval; isOneOfSeveral: boolean },
): Pick<Finding, "met" | "reasons"> {
  const isAbove = limit.shares.every((each) => compare(share.min, each) > 0);
  const isWithin = limit.shares.every((each) => compare(share.max, each) <= 0);
  if (isAbove) {
    return limit.basis
      ? { met: "unknown", reasons: ["counted-as"] }
      : { met: "no", reasons: ["over-limit"] };
  }
  if (!isWithin) return { met: "unknown", reasons: ["share-unknown"] };
  if (!limit.lighter) return { met: "unknown", reasons: ["counted-as"] };
  if (isOneOfSeveral) return { met: "unknown", reasons: ["counted-together"] };
  return { met: "yes", reasons: [] };
}

function labelledOf(
  others: readonly Match[],
  given: { shares: ReadonlyMap<Rules, Interval>; substance: Substance; cosmetic: Cosmetic },
): Labelled | null {
  const found = others.find(({ rules }) => rules.labelling !== null);
  const { labelling } = found?.rules ?? {};
  if (!found || !labelling) return null;
  const share = given.shares.get(found.rules) ?? given.substance.share;
  const threshold = given.cosmetic.use === "LEAVE_ON" ? labelling.leave_on : labelling.rinse_off;
  const exceeds = compare(share.min, threshold) > 0;
  const stays = compare(share.max, threshold) <= 0;
  return {
    ...{ entry: found.rules.entry, share, threshold },
    name: labelling.name ?? given.substance.name,
    named: exceeds ? true : stays ? false : null,
  };
}

function summary(
  substance: Substance,
  given: {
    /** Its colour would have to be one of annex IV. */
    isStranger: boolean;
    banned: Finding[];
    findings: Finding[];
    labelled: Labelled | null;
  },
): Judged {
  const findings = [...given.banned, ...given.findings];
  const judged = (verdict: Verdict, ...reasons: LawReason[]): Judged => ({
    ...{ verdict, findings, reasons, labelled: given.labelled },
  });
  if (given.banned.some(({ met }) => met === "no")) return judged("BANNED");
  const unsure = given.banned.flatMap(({ reasons }) => reasons);
  if (unsure.length > 0) return judged("CANNOT_SAY", ...unsure);
  if (given.findings.length > 0) return judged("RESTRICTED");
  if (given.isStranger) return judged("CANNOT_SAY", "colorant-not-listed");
  if (substance.cas.length === 0 && foldName(substance.name) !== "AQUA") {
    return judged("CANNOT_SAY", "no-cas");
  }
  return judged("ALLOWED");
}
