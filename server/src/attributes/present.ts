import { isSupport } from "@neroli/contract/access/roles.ts";
import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import type { Attribute, NamedLanguage } from "@neroli/contract/attributes/schema.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Actor } from "../kernel/actor.ts";

/** Names of a term in languages other than English; where one is missing, the term itself serves. */
export type Names = Partial<Record<NamedLanguage, string>>;

export interface AttributeRow {
  id: string;
  field: AttributeField;
  term: string;
  names: Names;
  description: string;
  synonyms: string[];
  status: "PROPOSED" | "APPROVED";
  proposed_by: Attribute["proposed_by"];
  version: number;
}

const allNames = (names: Names): Attribute["names"] => ({
  de: names.de ?? "",
  it: names.it ?? "",
  fr: names.fr ?? "",
  es: names.es ?? "",
});

export function presentAttribute(actor: Actor, row: AttributeRow, products: number): Attribute {
  const edits = isSupport(actor.roles);
  const reason =
    products > 0 ? say(actor.language, "errors.attributes.in-use", { count: products }) : null;
  return {
    ...row,
    names: allNames(row.names),
    products,
    can: { edit: edits, merge: edits, remove: { allowed: edits && reason === null, reason } },
  };
}

/** A term that products carry and nobody has defined. */
export function presentUndefined(
  actor: Actor,
  { field, term, products }: { field: AttributeField; term: string; products: number },
): Attribute {
  return {
    id: null,
    field,
    term,
    names: allNames({}),
    description: "",
    synonyms: [],
    status: "UNDEFINED",
    proposed_by: null,
    products,
    version: null,
    can: {
      edit: false,
      merge: isSupport(actor.roles),
      remove: { allowed: false, reason: null },
    },
  };
}
