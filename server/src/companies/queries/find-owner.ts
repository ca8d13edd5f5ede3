import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { db } from "../../kernel/db/db.ts";
import { pictureOfCompany } from "../../published/documents.ts";

/** The company whose manager created another one, by that one's `owner_company_key`. */
export async function findOwner(key: string | null): Promise<EditableCompany["owner"]> {
  if (key === null) return null;
  const { logo, ...owner } = await db()
    .selectFrom("companies")
    .where("companies.key", "=", key)
    .select(["companies.key", "companies.name", "companies.verified"])
    .select(pictureOfCompany("LOGO").as("logo"))
    .executeTakeFirstOrThrow();
  return { ...owner, logo: logo && imageAddress(logo) };
}
