import { z } from "zod";

/** What a company's policies say of a product; NEEDS_INFORMATION where it is not known. */
export const policyVerdicts = ["MEETS", "NEEDS_INFORMATION", "DOES_NOT_MEET"] as const;
export type PolicyVerdict = (typeof policyVerdicts)[number];

export const PolicyFinding = z.object({
  policies: z.array(z.uuid()).describe("one of a blacklist; of a whitelist all of its kind"),
  verdict: z.enum(policyVerdicts),
  data: z
    .array(z.string())
    .describe("what of the product it stands on, as policies write it; none where it is not known"),
});
export type PolicyFinding = z.infer<typeof PolicyFinding>;
