import type { Company } from "@neroli/contract/companies/schema.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import type { CompanyRow } from "../queries.ts";

type CompanySegment = Company["segments"][number];

/** As it is stored: `image` is the asset's id. */
export type StoredSegment = Partial<CompanySegment> & Pick<CompanySegment, "segment">;

export const addressOf = (asset: string | null): string | null => asset && imageAddress(asset);

export const storedSegments = (row: Pick<CompanyRow, "segments">): StoredSegment[] =>
  row.segments as unknown as StoredSegment[];

/** Stored with the asset's id, which may be missing; answered with its address. */
export const presentSegments = (stored: CompanyRow["segments"] | undefined): CompanySegment[] =>
  storedSegments({ segments: stored ?? [] }).map(
    ({ segment, url = null, description = "", image }) => ({
      segment,
      url,
      description,
      image: image ? imageAddress(image) : null,
    }),
  );
