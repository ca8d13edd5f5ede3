import type { PolicyDimension } from "@neroli/contract/enumerations/policies.ts";
import type { Policy } from "@neroli/contract/policies/schema.ts";
import type { PolicyFinding, PolicyVerdict } from "@neroli/contract/policies/verdicts.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { foldValue } from "./fold-value.ts";
import { type Known, knownNames, knownNumbers } from "./known-substances.ts";

export type JudgedProduct = Pick<Product, "fields" | "company" | "restricted_fields">;
type JudgedBy = Pick<Policy, "id" | "list" | "dimension" | "value">;

/**
 * Whether a product is what a company's policies want, each with what it stands on. What the reader
 * does not know of the product is not guessed: a policy about it needs information.
 */
export function judgePolicies(
  policies: readonly JudgedBy[],
  product: JudgedProduct,
): { verdict: PolicyVerdict; findings: PolicyFinding[] } {
  const lists = Map.groupBy(policies, ({ list }) => list);
  const wanted = Map.groupBy(lists.get("WHITELIST") ?? [], ({ dimension }) => dimension);
  const findings = [
    ...(lists.get("BLACKLIST") ?? []).map((each) => judgeUnwanted(each, product)),
    ...[...wanted.values()].flatMap((all) => judgeWanted(all, product)),
  ];
  return { verdict: worstOf(new Set(findings.map(({ verdict }) => verdict))), findings };
}

function worstOf(verdicts: ReadonlySet<PolicyVerdict>): PolicyVerdict {
  if (verdicts.has("DOES_NOT_MEET")) return "DOES_NOT_MEET";
  return verdicts.has("NEEDS_INFORMATION") ? "NEEDS_INFORMATION" : "MEETS";
}

/** Nothing of the product may be what stands on the blacklist. */
function judgeUnwanted(policy: JudgedBy, product: JudgedProduct): PolicyFinding {
  const { values, whole } = knownOf(product, policy.dimension);
  const [id, hit] = [policy.id, values.find((each) => isSame(policy, each))];
  if (hit !== undefined) return { policies: [id], verdict: "DOES_NOT_MEET", data: [hit] };
  const verdict = whole ? ("MEETS" as const) : ("NEEDS_INFORMATION" as const);
  return { policies: [id], verdict, data: [...values] };
}

/** All that the product has of the kind must stand on the whitelist; of claims, one of them. */
function judgeWanted(wanted: readonly JudgedBy[], product: JudgedProduct): PolicyFinding[] {
  const [first] = wanted;
  if (!first) return [];
  const policies = wanted.map(({ id }) => id);
  const { values, whole } = knownOf(product, first.dimension);
  const isWanted = (value: string) => wanted.some((each) => isSame(each, value));
  const finding = (verdict: PolicyVerdict, data: readonly string[]) => [
    { policies, verdict, data: [...data] },
  ];
  if (first.dimension === "CLAIM") {
    const claim = values.find(isWanted);
    return claim ? finding("MEETS", [claim]) : finding("NEEDS_INFORMATION", values);
  }
  const other = values.find((value) => !isWanted(value));
  if (other !== undefined) return finding("DOES_NOT_MEET", [other]);
  return finding(whole && values.length > 0 ? "MEETS" : "NEEDS_INFORMATION", values);
}

const isSame = ({ dimension, value }: JudgedBy, other: string) =>
  foldValue(dimension, value) === foldValue(dimension, other);

const claimFields = [
  "performance_claims",
  "sustainability_claims",
  "free_from_claims",
  "certifications",
] as const;

/** What the reader knows of a product in this respect. */
function knownOf(product: JudgedProduct, dimension: PolicyDimension): Known {
  const { fields, company, restricted_fields } = product;
  const isHidden = (name: string) => restricted_fields.includes(name);
  switch (dimension) {
    case "SUPPLIER":
      return { values: [company.key], whole: true };
    case "INCI":
      return knownNames(fields);
    case "CAS":
      return knownNumbers(fields);
    case "FUNCTION":
      return { values: fields.functions ?? [], whole: Boolean(fields.functions?.length) };
    case "ORIGIN":
      return { values: fields.origin ?? [], whole: Boolean(fields.origin?.length) };
    case "CLAIM":
      // A claim that nobody makes is not made, where all that are made can be read.
      return {
        values: claimFields.flatMap((name) => fields[name] ?? []),
        whole: !claimFields.some(isHidden),
      };
  }
}
