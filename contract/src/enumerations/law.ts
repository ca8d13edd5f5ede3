/** The annexes of Regulation (EC) 1223/2009: prohibited, restricted, colorants, preservatives, UV filters. */
export const annexes = ["II", "III", "IV", "V", "VI"] as const;
export type Annex = (typeof annexes)[number];

/** Whether a cosmetic product stays where it was put (Regulation (EC) 1223/2009, preamble to the annexes). */
export const productUses = ["LEAVE_ON", "RINSE_OFF"] as const;
export type ProductUse = (typeof productUses)[number];

/** Where it is put. */
export const bodyAreas = [
  "HAIR",
  "FACE",
  "EYES",
  "LIPS",
  "MOUTH",
  "BODY",
  "HANDS",
  "FEET",
  "NAILS",
  "MUCOUS_MEMBRANES",
] as const;
export type BodyArea = (typeof bodyAreas)[number];

/** How it leaves its package where it is sprayed. */
export const sprays = ["NONE", "PUMP", "PROPELLANT"] as const;
export type Spray = (typeof sprays)[number];

/** Kinds of cosmetic products that the annexes tell apart. */
export const cosmeticTypes = [
  "SHAMPOO",
  "ANTIDANDRUFF_SHAMPOO",
  "HAIR_CONDITIONER",
  "HAIR_LOTION",
  "HAIR_STYLING",
  "HAIR_DYE_OXIDATIVE",
  "HAIR_DYE_NON_OXIDATIVE",
  "HAIR_WAVING_STRAIGHTENING",
  "BODY_WASH",
  "BATH",
  "SOAP",
  "HAND_WASH",
  "FACE_CLEANSER",
  "MAKEUP_REMOVER",
  "FACE_CREAM",
  "FACE_MASK",
  "EYE_CREAM",
  "BODY_LOTION",
  "HAND_CREAM",
  "FOOT_CARE",
  "INTIMATE_CARE",
  "SUNSCREEN",
  "SELF_TANNING",
  "DEODORANT",
  "ANTIPERSPIRANT",
  "FACE_MAKEUP",
  "FACE_POWDER",
  "EYE_MAKEUP",
  "EYELASH_COLOUR",
  "EYELASH_WAVING",
  "LIP_PRODUCT",
  "NAIL_PRODUCT",
  "NAIL_HARDENER",
  "NAIL_CUTICLE_SOLVENT",
  "ARTIFICIAL_NAILS",
  "DEPILATORY",
  "SHAVING",
  "TOOTHPASTE",
  "MOUTHWASH",
  "TOOTH_WHITENING",
  "FINE_FRAGRANCE",
  "EAU_DE_TOILETTE",
  "FRAGRANCE_CREAM",
  "OTHER",
] as const;
export type CosmeticType = (typeof cosmeticTypes)[number];

/** Those that colour hair, for which annex IV and the order of colorants on labels do not hold (articles 14 and 19). */
export const hairDyes: readonly CosmeticType[] = ["HAIR_DYE_OXIDATIVE", "HAIR_DYE_NON_OXIDATIVE"];

/** What the law says of an ingredient in a product. */
export const verdicts = ["ALLOWED", "RESTRICTED", "BANNED", "CANNOT_SAY"] as const;
export type Verdict = (typeof verdicts)[number];
