/** The second branding (spec 1): a beauty look, in which formulations are called concepts. */
export const brandVariants = ["CONCEPTS"] as const;
export type BrandVariant = (typeof brandVariants)[number];
