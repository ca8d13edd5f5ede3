import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { DomainName, Email, Key, line } from "../kernel/values.ts";

/** A domain of a company's sign-up list, and the record in its DNS that would prove it. */
const CompanyDomain = z.object({
  domain: z.string(),
  proved: z.boolean().describe("who signs up with such an address is led to the company"),
  record: z.string().describe("the text of a TXT record of the domain itself that proves it"),
});
export type CompanyDomain = z.infer<typeof CompanyDomain>;

const Domains = z.object({ domains: z.array(CompanyDomain) });
const params = z.object({ companyKey: Key });

export const companyDomainEndpoints = {
  "GET /companies/:companyKey/domains": {
    access: "edit-company",
    summary: "The sign-up domains with what is proved; for its managers and support.",
    params,
    response: Domains,
  },
  "POST /companies/:companyKey/domains/mail": {
    access: "edit-company",
    repeats: "once",
    summary: "Mail a code to an address at one of the domains; typed in, it proves the domain.",
    params,
    body: z.strictObject({ email: Email }),
    response: z.object({}),
    errors: ["companies.domain-not-listed", "too-many-requests"],
    audit: "company.saved",
  },
  "POST /companies/:companyKey/domains/prove": {
    access: "edit-company",
    repeats: "harmless",
    summary:
      "Prove a domain: by the mailed `code`, else by the record in its DNS; support by its word.",
    params,
    body: z.strictObject({ domain: DomainName, code: line(40).optional() }),
    response: Domains,
    errors: [
      "companies.domain-not-listed",
      "companies.domain-not-proved",
      "companies.domain-code-wrong",
      "companies.email-domain-taken",
      "too-many-requests",
    ],
    audit: "company.saved",
  },
} satisfies Endpoints;
