import type { PreviewReader } from "@neroli/contract/companies/editor.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import { type Actor, type SignedInActor, visitor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { type CompanyRow, getEditable } from "../queries/get-company.ts";
import { readCompany } from "./read-company.ts";

/** The company's page as such a reader gets it: the same code, asked by somebody made up. */
export async function previewCompany(
  actor: SignedInActor,
  { key, as }: { key: string; as: PreviewReader },
): Promise<Company> {
  const row = await getEditable(actor, key);
  return readCompany(readerOf(as, { row, language: actor.language }), row.key);
}

function readerOf(
  as: PreviewReader,
  { row, language }: { row: CompanyRow; language: Actor["language"] },
): Actor {
  const anonymous = visitor(language);
  if (as === "anonymous") return anonymous;
  // Somebody of a company that has nothing here; nobody can exclude the unknown type.
  if (as === "unverified") return { ...anonymous, company_type: "UNKNOWN" };
  const account: Actor = {
    ...anonymous,
    standing: "admitted",
    roles: ["BUYER"],
    company_type: "UNKNOWN",
  };
  if (as === "verified") return { ...account, vetted: true };
  const [company_type] = row.excluded_types;
  if (company_type === undefined) throw new AppError("companies.nobody-excluded");
  return { ...account, vetted: true, company_type };
}
