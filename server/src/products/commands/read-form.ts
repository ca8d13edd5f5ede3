import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { FieldFailure } from "@neroli/contract/kernel/errors.ts";
import { type FieldProblem, readFields } from "@neroli/contract/products/field-problems.ts";
import { fieldsFor, productField } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import type { Actor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { findVisibleKeys } from "../queries/get-product.ts";

interface Kind {
  offering: Offering;
  segment: Segment;
}
interface Form {
  fields: Record<string, unknown>;
  visibility: Record<string, string>;
}

/**
 * An editor's form as it is stored; refused value by value (`path`, `reason`) where it cannot
 * be. Products that a formula names must exist for the actor, but for those it has named before.
 */
export async function readForm(
  actor: Actor,
  { kind, form, before = {} }: { kind: Kind; form: Form; before?: ProductFields },
): Promise<{ fields: ProductFields & { name: string }; visibility: FieldVisibilities }> {
  const { fields, problems } = readFields(form.fields, kind);
  const refused = [
    ...problems.map(inPart("fields")),
    ...visibilityProblems(form.visibility, kind).map(inPart("visibility")),
    ...(fields ? await linkProblems(actor, fields, before) : []).map(inPart("fields")),
  ];
  if (!fields || refused.length > 0) throw new AppError("request.invalid", { failures: refused });
  return { fields, visibility: form.visibility as FieldVisibilities };
}

const inPart =
  (part: keyof Form) =>
  ({ path, reason, message }: FieldProblem): FieldFailure => ({
    in: "body",
    path: [part, path].filter(Boolean).join("."),
    code: `field-reasons.${reason}`,
    message,
  });

/** Only fields that the product has, and of those none that whoever sees the product sees. */
function visibilityProblems(
  visibility: Record<string, unknown>,
  { offering, segment }: Kind,
): FieldProblem[] {
  const own = fieldsFor(offering, segment);
  return Object.entries(visibility).flatMap(([path, level]): FieldProblem[] => {
    const key = own.find((each) => each === path);
    if (!key) return [{ path, reason: "unknown", message: "is no field of this product" }];
    if (productField(key).required && level !== "PUBLIC") {
      return [{ path, reason: "always-public", message: "is seen by whoever sees the product" }];
    }
    return [];
  });
}

async function linkProblems(
  actor: Actor,
  fields: ProductFields,
  before: ProductFields,
): Promise<FieldProblem[]> {
  const known = new Set(linksOf(before).map(({ product }) => product));
  const links = linksOf(fields).filter(({ product }) => !known.has(product));
  const visible = await findVisibleKeys(actor, [...new Set(links.map(({ product }) => product))]);
  return links
    .filter(({ product }) => !visible.has(product))
    .map(({ path }) => ({ path, reason: "product", message: "is no product" }));
}

const linksOf = ({ phases = [] }: ProductFields): { path: string; product: string }[] =>
  phases.flatMap(({ ingredients }, phase) =>
    ingredients.flatMap(({ product }, at) =>
      product === undefined ? [] : [{ path: `phases.${phase}.ingredients.${at}.product`, product }],
    ),
  );
