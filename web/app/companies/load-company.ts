import { links } from "@neroli/contract/access/links.ts";
import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import type { CompanyExhibition } from "@neroli/contract/portals/schema.ts";
import { redirect } from "react-router";
import type { Client } from "../kernel/client.ts";
import { type LoadInput, orNone } from "../kernel/load.ts";

export interface LoadedCompany {
  company: Company;
  exhibitions: CompanyExhibition[];
  awards: GivenAward[];
}

/** A former address leads to the present one (decision 11). */
export async function loadCompany({
  api,
  params,
  url,
}: LoadInput<{ companyKey: string }>): Promise<LoadedCompany> {
  const [company, exhibitions, awards] = await Promise.all([
    api("GET /companies/:companyKey", { params }),
    readExhibitions(api, params.companyKey),
    orNone(api("GET /companies/:companyKey/awards", { params })),
  ]);
  if (company.key === params.companyKey) return { company, exhibitions, awards };
  throw redirect(`${links.company(company.key)}${url.search}`, 301);
}

/** Those that are still to come, or on. */
function readExhibitions(api: Client, companyKey: string): Promise<CompanyExhibition[]> {
  const query = { over: "false", sort: "starts_on" } as const;
  return orNone(
    api("GET /public/companies/:companyKey/exhibitions", { params: { companyKey }, query }),
  );
}
