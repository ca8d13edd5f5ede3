import type { Product } from "@neroli/contract/products/schema.ts";
import type {
  Coverage,
  EntryCoverage,
  Requirement,
} from "@neroli/contract/projects/requirements.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { today } from "../../kernel/clock.ts";
import { judgeProducts } from "../../policies/queries/judge-products.ts";
import { listPolicies } from "../../policies/queries/policies-of.ts";
import { readProducts } from "../../products/present/read-products.ts";
import { type EntryRow, listAllEntries } from "../queries/list-entries.ts";
import type { ProjectRow } from "../queries/select-projects.ts";
import { judgeRequirement } from "./judge-requirements.ts";

/** What is required of the products of a project, and what each of them has, as its reader sees it. */
export async function readCoverage(
  actor: SignedInActor,
  project: Pick<ProjectRow, "key" | "company_key" | "requirements" | "version">,
): Promise<Coverage> {
  const { requirements, version, company_key } = project;
  const entries = await listAllEntries(actor, { key: project.key, side: "MEMBER" });
  const keys = entries.map(({ product_key }) => product_key);
  const [products, policies, judge] = await Promise.all([
    readProducts(actor, keys),
    listPolicies(company_key),
    judgeProducts(company_key),
  ]);
  const known = new Map(products.map((product) => [product.key, product]));
  const content = entries.map((entry) => {
    const product = known.get(entry.product_key);
    return {
      ...coverageOf(actor, { entry, product, requirements }),
      policy: product ? judge(product) : { verdict: "NEEDS_INFORMATION" as const, findings: [] },
    };
  });
  const counted = content.filter(({ counts }) => counts);
  const total = counted.reduce((sum, each) => sum + each.total, 0);
  const met = counted.reduce((sum, each) => sum + each.met, 0);
  return {
    ...{ requirements, version, policies, content },
    percent: total === 0 ? null : Math.floor((met / total) * 100),
    as_of: today(),
  };
}

interface Covered {
  entry: EntryRow;
  /** Undefined once it does not exist for the reader. */
  product: Omit<Product, "similar"> | undefined;
  requirements: readonly Requirement[];
}

function coverageOf(
  { language }: SignedInActor,
  { entry, product, requirements }: Covered,
): Omit<EntryCoverage, "policy"> {
  const waiting = entry.requests.filter(
    ({ answered, status }) => !answered && status !== "CLOSED" && status !== "CANCELED",
  );
  const asked = (kind: Requirement["kind"]) =>
    waiting.find(({ type }) => type === "DOCUMENT" || (kind !== "DOCUMENT" && type === "CONTACT"));
  const reading = { language, say: (key: string) => sayAny(language, key as PhraseKey) };
  const judged = requirements.map((requirement) => {
    const met = judgeRequirement(requirement, {
      fields: product?.fields ?? {},
      documents: product?.documents ?? [],
      ...{ today: today(), reading },
    });
    return { ...met, asked: met.state === "MET" ? null : (asked(requirement.kind)?.key ?? null) };
  });
  return {
    entry: entry.id,
    product_key: entry.product_key,
    name: entry.name,
    offering: product?.offering ?? null,
    company: { key: entry.company_key, name: entry.company_name },
    counts: entry.status !== "REJECTED",
    met: judged.filter(({ state }) => state === "MET").length,
    total: judged.length,
    requirements: judged,
  };
}
