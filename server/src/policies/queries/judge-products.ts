import { type JudgedProduct, judgePolicies } from "../judging/judge-policies.ts";
import { listPolicies } from "./policies-of.ts";

/** What a company's policies of this moment say of products, as somebody of it reads these. */
export async function judgeProducts(companyKey: string) {
  const policies = await listPolicies(companyKey);
  return (product: JudgedProduct) => judgePolicies(policies, product);
}
