import type { Company } from "@neroli/contract/companies/schema.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import type { CompanyRow } from "../queries/get-company.ts";

type CompanySegment = Company["segments"][number];

export const addressOf = (asset: string | null): string | null => asset && imageAddress(asset);

/** Stored with the asset's id, which may be missing; answered with its address. */
export const presentSegments = (stored: CompanyRow["segments"] = []): CompanySegment[] =>
  stored.map(({ segment, url = null, description = "", image }) => ({
    segment,
    url,
    description,
    image: image ? imageAddress(image) : null,
  }));
