import type { Requirement } from "@neroli/contract/projects/requirements.ts";
import { type Translate, words } from "../language/phrases.tsx";

/** What is required, in words: "Safety data sheet, at most 36 months old". */
export function requirementWords(t: Translate, requirement: Requirement): string {
  switch (requirement.kind) {
    case "DOCUMENT": {
      const type = words(t, "document-types", requirement.type);
      const { months } = requirement;
      return months === null ? type : t("projects.required.document", { type, months });
    }
    case "FIELD":
      return words(t, "product-fields", requirement.field);
    case "TERM":
      return requirement.term;
  }
}
