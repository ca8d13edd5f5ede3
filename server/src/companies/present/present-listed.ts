import type { ListedCompany } from "@neroli/contract/companies/editable.ts";
import { addressOf } from "./company-parts.ts";

/** A row of the list; what was not asked for may be missing. */
interface ListedRow {
  key: string;
  name: string;
  type: string;
  offering: string[];
  country: string | null;
  verified: boolean;
  enabled: boolean;
  logo?: string | null;
  labels?: NonNullable<ListedCompany["labels"]>;
  owner?: { key: string; name: string } | null;
  products?: number | null;
  users?: number | null;
  subscribed?: unknown;
  created_at: Date;
  updated_at: Date;
}

export function presentListed(
  row: ListedRow,
  fields: readonly string[] | undefined,
): ListedCompany {
  const whole: Required<ListedCompany> = {
    key: row.key,
    name: row.name,
    type: row.type as Required<ListedCompany>["type"],
    offering: row.offering as Required<ListedCompany>["offering"],
    country: row.country,
    verified: row.verified,
    enabled: row.enabled,
    logo: addressOf(row.logo ?? null),
    labels: row.labels ?? [],
    owner: row.owner ?? null,
    products: row.products ?? 0,
    users: row.users ?? 0,
    subscribed: Boolean(row.subscribed),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
  if (fields === undefined) return whole;
  const asked = Object.entries(whole).filter(([name]) => fields.includes(name));
  return { ...Object.fromEntries(asked), key: row.key };
}
