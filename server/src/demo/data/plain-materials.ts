/** What every laboratory has and nobody lists: id -> name, INCI, function. */
export const plainMaterials: Record<string, readonly [string, string, string]> = {
  aqua: ["Water, demineralised", "Aqua", "Solvent"],
  naoh: ["Sodium hydroxide, 10 % solution", "Sodium Hydroxide", "pH adjuster"],
  nacl: ["Table salt", "Sodium Chloride", "Thickener"],
  arginine: ["L-Arginine", "Arginine", "pH adjuster"],
  mgso4: ["Magnesium sulfate heptahydrate", "Magnesium Sulfate", "Emulsion stabiliser"],
  cornstarch: ["Maize starch", "Zea Mays Starch", "Sensory modifier"],
  saccharin: ["Saccharin sodium", "Sodium Saccharin", "Flavouring"],
};
