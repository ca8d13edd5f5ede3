import { type CompanyField, type CompanyValues, emptyValues, sameValue } from "./form-values.ts";

const fields = Object.keys(emptyValues) as CompanyField[];

export interface Merge {
  /** The other person's changes and one's own; where both changed the same, one's own. */
  merged: CompanyValues;
  /** Changed by the other person alone. */
  taken: CompanyField[];
  /** Changed by both, to something different: for a person to decide. */
  contested: CompanyField[];
}

/** What became of a company (`theirs`) while somebody edited it (`mine`), both since `base`. */
export function merge(base: CompanyValues, mine: CompanyValues, theirs: CompanyValues): Merge {
  const changed = (values: CompanyValues, field: CompanyField) =>
    !sameValue(values[field], base[field]);
  const taken = fields.filter((field) => changed(theirs, field) && !changed(mine, field));
  const contested = fields.filter(
    (field) =>
      changed(theirs, field) && changed(mine, field) && !sameValue(mine[field], theirs[field]),
  );
  return { merged: take(mine, { from: theirs, fields: taken }), taken, contested };
}

/** These fields of another set of values. */
export const take = (
  values: CompanyValues,
  { from, fields: wanted }: { from: CompanyValues; fields: readonly CompanyField[] },
): CompanyValues => ({
  ...values,
  ...Object.fromEntries(wanted.map((field) => [field, from[field]])),
});
