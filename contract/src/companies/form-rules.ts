import type { FormRule } from "../kernel/form-rule.ts";
import { isSocialLink, type SocialNetwork } from "../kernel/formats/social-links.ts";

interface Offered {
  segments?: readonly { segment: string }[] | undefined;
  offering?: readonly string[] | undefined;
}

/** Food is only for ingredients (spec 3, enumerations). */
export const foodHasIngredients: FormRule<Offered> = {
  path: "segments",
  code: "food-without-ingredients",
  message: "the food segment is for ingredients",
  holds: ({ offering = [], segments = [] }) =>
    offering.includes("INGREDIENTS") || !segments.some(({ segment }) => segment === "FOOD"),
};

/** "linkedin" and an address at youtube.com do not go together. */
export const linkIsOfItsNetwork: FormRule<{ type: SocialNetwork; url: string }> = {
  path: "url",
  code: "social-link",
  message: "no address at the network",
  holds: ({ type, url }) => isSocialLink(type, url),
};

export const yearHasBegun: FormRule<number> = {
  path: "",
  code: "not-begun",
  message: "a year that has begun",
  holds: (year) => year <= new Date().getUTCFullYear(),
};
