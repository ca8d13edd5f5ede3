/**
 * Families of INCI names that formulators leave out together, asked for like an INCI name:
 * `without=inci:parabens`. The catalogue tells them by the names of ingredients
 * (server/src/catalogue/indexed/inci-families.ts).
 */
export const inciFamilies = [
  "parabens",
  "sulfates",
  "silicones",
  "pegs",
  "phthalates",
  "formaldehyde-donors",
  "isothiazolinones",
  "mineral-oils",
  "microplastics",
  "pfas",
  "fragrance",
  "fragrance-allergens",
  "drying-alcohols",
  "ethanolamines",
  "quats",
  "edta",
  "aluminium-salts",
  "uv-filters",
  "palm-derivatives",
  "animal-derived",
  "gluten-sources",
  "nuts",
  "soy",
] as const;
export type InciFamily = (typeof inciFamilies)[number];

export const isInciFamily = (value: string): value is InciFamily =>
  inciFamilies.some((family) => family === value);
