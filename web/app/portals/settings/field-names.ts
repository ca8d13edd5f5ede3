import { portalImages, portalLinks } from "@neroli/contract/enumerations/portals.ts";
import type { Translate } from "../../language/phrases.tsx";
import { words } from "../../language/phrases.tsx";
import type { SettingsValues } from "./use-settings-form.ts";

type Field = Extract<keyof SettingsValues, string>;

/** What a field of the form is called, by its path: "links.site". */
export function fieldName(t: Translate, path: string): string {
  const link = portalLinks.find((each) => path === `links.${each}`);
  if (link) return t(`portal-settings.link.${link}`);
  const image = portalImages.find((each) => path === `images.${each}`);
  if (image) return t(`portal-settings.picture.${image}`);
  const [field = ""] = path.split(".");
  return words(t, "portal-settings.field", field);
}

/** A field's value in words, for the choice between two of them. */
export function fieldText(
  t: Translate,
  { field, values }: { field: Field; values: SettingsValues },
): string {
  switch (field) {
    case "images":
      return portalImages
        .filter((image) => values.images[image] !== null)
        .map((image) => t(`portal-settings.picture.${image}`))
        .join(", ");
    case "links":
      return portalLinks
        .map((link) => values.links[link])
        .filter(Boolean)
        .join("\n");
    case "languages":
      return values.languages.map((language) => words(t, "text-languages", language)).join(", ");
    case "first":
      return words(t, "text-languages", values.first);
    case "variant":
      return t(`portal-settings.variant.${values.variant === "CONCEPTS" ? "CONCEPTS" : "none"}`);
    case "takes_sign_ups":
      return t(values.takes_sign_ups ? "portal-settings.yes" : "portal-settings.no");
    default:
      return values[field];
  }
}
