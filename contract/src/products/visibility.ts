import { groups, holdsOne, isSupport, type Role } from "../access/roles.ts";
import type { CompanyType } from "../enumerations/companies.ts";
import type { FieldVisibility } from "../enumerations/products.ts";
import { type ProductFieldKey, productField } from "./fields.ts";

/** The facts about a reader that field visibility needs; `anonymous` is not signed in. */
export interface Viewer {
  roles: readonly Role[];
  /** The user is VERIFIED and enabled, and the company verified and enabled. */
  vetted: boolean;
  company_key: string | null;
  company_type: CompanyType | null;
}

export const anonymous: Viewer = {
  roles: [],
  vetted: false,
  company_key: null,
  company_type: null,
};

/** The facts about the supplier that field visibility needs. */
export interface Supplier {
  key: string;
  /** permissions.exclude: company types that do not find this supplier's products. */
  excluded_types: readonly CompanyType[];
}

/** 0 sees PUBLIC, 1 also RESTRICTED, 2 also PRIVATE. */
export type Tier = 0 | 1 | 2;

export const tierOf: Record<FieldVisibility, Tier> = { PUBLIC: 0, RESTRICTED: 1, PRIVATE: 2 };

/** A supplier's decisions for the fields of a product; the registry decides the others. */
export type FieldVisibilities = Partial<Record<ProductFieldKey, FieldVisibility>>;

/** From which tier on a field is seen; a product without its name would be nothing to look at. */
export function tierOfField(key: ProductFieldKey, decided: FieldVisibilities): Tier {
  const field = productField(key);
  if (field.required) return 0;
  return tierOf[decided[key] ?? field.visibility ?? "PUBLIC"];
}

/** Whether this reader edits the products of that company (decisions, visibility). */
export const editsProductsOf = (viewer: Viewer, companyKey: string) =>
  isSupport(viewer.roles) ||
  (viewer.company_key === companyKey && holdsOne(viewer.roles, groups.EDIT_PRODUCTS));

/** The products of a supplier that excludes the reader's company type do not exist for that reader. */
export const isExcluded = (viewer: Viewer, supplier: Supplier) =>
  !isSupport(viewer.roles) &&
  viewer.company_key !== supplier.key &&
  viewer.company_type !== null &&
  supplier.excluded_types.includes(viewer.company_type);

/**
 * The one function of viewer and company behind every way out: page, search, compare, export, mail
 * (decisions, visibility; architecture, who may do what 3).
 */
export function tierFor(viewer: Viewer, supplier: Supplier): Tier {
  if (editsProductsOf(viewer, supplier.key)) return 2;
  if (isExcluded(viewer, supplier)) return 0;
  return viewer.vetted ? 1 : 0;
}
