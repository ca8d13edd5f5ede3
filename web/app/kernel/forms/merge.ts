type Field<Values> = Extract<keyof Values, string>;

export interface Merge<Values> {
  /** The other person's changes and one's own; where both changed the same, one's own. */
  merged: Values;
  /** Changed by the other person alone. */
  taken: Field<Values>[];
  /** Changed by both, to something different: for a person to decide. */
  contested: Field<Values>[];
}

interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** What became of a thing (`theirs`) while somebody edited it (`mine`), both since `base`. */
export function merge<Values extends object>(
  { base, mine, theirs }: Versions<Values>,
  same: (a: unknown, b: unknown) => boolean,
): Merge<Values> {
  const fields = Object.keys({ ...base, ...theirs, ...mine }) as Field<Values>[];
  const changed = (values: Values, field: Field<Values>) => !same(values[field], base[field]);
  const taken = fields.filter((field) => changed(theirs, field) && !changed(mine, field));
  const contested = fields.filter(
    (field) => changed(theirs, field) && changed(mine, field) && !same(mine[field], theirs[field]),
  );
  return { merged: take(mine, { from: theirs, fields: taken }), taken, contested };
}

/** These fields of another set of values; one without a value there has none here either. */
export function take<Values extends object>(
  values: Values,
  { from, fields }: { from: Values; fields: readonly Field<Values>[] },
): Values {
  const result = { ...values };
  for (const field of fields) {
    if (from[field] === undefined) delete result[field];
    else result[field] = from[field];
  }
  return result;
}
