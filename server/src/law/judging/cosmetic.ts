import type {
  BodyArea,
  CosmeticType,
  ProductUse,
  Spray,
} from "@neroli/contract/enumerations/law.ts";

/** The product of which the law is asked. */
export interface Cosmetic {
  type: CosmeticType;
  use: ProductUse;
  area: BodyArea;
  spray: Spray;
  /** For children under three years of age. */
  under_three: boolean;
  /** For professional use alone. */
  professional: boolean;
}

/** What the annexes call products by; each is yes, no, or not known of a product. */
export type Trait =
  | "leave-on"
  | "rinse-off"
  | "spray"
  | "propellant-spray"
  | "pump-spray"
  | "professional"
  | "general-use"
  | "under-three"
  | "inhaled"
  | "roll-on"
  | "lipstick"
  | AreaTrait
  | KindTrait;

type AreaTrait =
  | "hair"
  | "skin"
  | "face"
  | "eye"
  | "lip"
  | "oral"
  | "body"
  | "hand"
  | "foot"
  | "nail"
  | "mucous";

type KindTrait =
  | "shampoo"
  | "antidandruff"
  | "hair-lotion"
  | "hair-dye"
  | "oxidative-dye"
  | "non-oxidative-dye"
  | "hair-straightener"
  | "soap"
  | "hand-wash"
  | "shower-gel"
  | "bath"
  | "face-cream"
  | "face-powder"
  | "loose-powder"
  | "face-makeup"
  | "eye-makeup"
  | "makeup-remover"
  | "eyelash-colour"
  | "eyelash-waving"
  | "eyelash"
  | "body-lotion"
  | "foot-care"
  | "sunscreen"
  | "self-tanning"
  | "deodorant"
  | "antiperspirant"
  | "nail-hardener"
  | "nail-cuticle"
  | "artificial-nails"
  | "depilatory"
  | "toothpaste"
  | "mouthwash"
  | "tooth-whitening"
  | "fine-fragrance"
  | "eau-de-toilette"
  | "fragrance-cream"
  | "hydroalcoholic";

/** What a product of each type is called in the annexes, beside where it is put. */
const kinds: Record<CosmeticType, readonly KindTrait[]> = {
  SHAMPOO: ["shampoo"],
  ANTIDANDRUFF_SHAMPOO: ["shampoo", "antidandruff"],
  HAIR_CONDITIONER: [],
  HAIR_LOTION: ["hair-lotion"],
  HAIR_STYLING: [],
  HAIR_DYE_OXIDATIVE: ["hair-dye", "oxidative-dye"],
  HAIR_DYE_NON_OXIDATIVE: ["hair-dye", "non-oxidative-dye"],
  HAIR_WAVING_STRAIGHTENING: ["hair-straightener"],
  BODY_WASH: ["shower-gel"],
  BATH: ["bath"],
  SOAP: ["soap"],
  HAND_WASH: ["hand-wash"],
  FACE_CLEANSER: [],
  MAKEUP_REMOVER: ["makeup-remover"],
  FACE_CREAM: ["face-cream"],
  FACE_MASK: [],
  EYE_CREAM: [],
  BODY_LOTION: ["body-lotion"],
  HAND_CREAM: [],
  FOOT_CARE: ["foot-care"],
  INTIMATE_CARE: [],
  SUNSCREEN: ["sunscreen"],
  SELF_TANNING: ["self-tanning"],
  DEODORANT: ["deodorant"],
  ANTIPERSPIRANT: ["antiperspirant"],
  FACE_MAKEUP: ["face-makeup"],
  FACE_POWDER: ["face-makeup", "face-powder", "loose-powder"],
  EYE_MAKEUP: ["eye-makeup"],
  EYELASH_COLOUR: ["eyelash-colour", "eyelash"],
  EYELASH_WAVING: ["eyelash-waving", "eyelash"],
  LIP_PRODUCT: [],
  NAIL_PRODUCT: [],
  NAIL_HARDENER: ["nail-hardener"],
  NAIL_CUTICLE_SOLVENT: ["nail-cuticle"],
  ARTIFICIAL_NAILS: ["artificial-nails"],
  DEPILATORY: ["depilatory"],
  SHAVING: [],
  TOOTHPASTE: ["toothpaste"],
  MOUTHWASH: ["mouthwash"],
  TOOTH_WHITENING: ["tooth-whitening"],
  FINE_FRAGRANCE: ["fine-fragrance", "hydroalcoholic"],
  EAU_DE_TOILETTE: ["eau-de-toilette", "hydroalcoholic"],
  FRAGRANCE_CREAM: ["fragrance-cream"],
  OTHER: [],
};

const areas: Record<BodyArea, readonly AreaTrait[]> = {
  HAIR: ["hair"],
  FACE: ["face", "skin"],
  EYES: ["eye", "skin"],
  LIPS: ["lip", "mucous"],
  MOUTH: ["oral", "mucous"],
  BODY: ["body", "skin"],
  HANDS: ["hand", "body", "skin"],
  FEET: ["foot", "body", "skin"],
  NAILS: ["nail"],
  MUCOUS_MEMBRANES: ["mucous"],
};

const areaTraits = new Set<Trait>(Object.values(areas).flat());

const deodorants: readonly CosmeticType[] = ["DEODORANT", "ANTIPERSPIRANT", "OTHER"];

/** Whether the product is that; null where nobody can say, as of the type OTHER. */
export function hasTrait(cosmetic: Cosmetic, trait: Trait): boolean | null {
  switch (trait) {
    case "leave-on":
      return cosmetic.use === "LEAVE_ON";
    case "rinse-off":
      return cosmetic.use === "RINSE_OFF";
    case "spray":
      return cosmetic.spray !== "NONE";
    case "propellant-spray":
      return cosmetic.spray === "PROPELLANT";
    case "pump-spray":
      return cosmetic.spray === "PUMP";
    case "professional":
      return cosmetic.professional;
    case "general-use":
      return !cosmetic.professional;
    case "under-three":
      return cosmetic.under_three;
    case "inhaled":
      // Sprays and loose powders may be; that depends on the size of what leaves the package.
      return cosmetic.spray === "NONE" && cosmetic.type !== "FACE_POWDER" ? false : null;
    case "roll-on":
      return deodorants.includes(cosmetic.type) && cosmetic.spray === "NONE" ? null : false;
    case "lipstick":
      return cosmetic.area === "LIPS" ? null : false;
  }
  if (areaTraits.has(trait)) return (areas[cosmetic.area] as readonly Trait[]).includes(trait);
  const named: readonly Trait[] = kinds[cosmetic.type];
  return named.includes(trait) || (cosmetic.type === "OTHER" ? null : false);
}
