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

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The same, of fields whose parts are brought together one by one. Of those that both changed
 * contested are only the parts that both changed: `theirs` has the other person's in their place.
 */
export function mergeInParts<Values extends object>(
  { base, mine, theirs }: Versions<Values>,
  {
    same,
    inParts,
  }: { same: (a: unknown, b: unknown) => boolean; inParts: (field: string) => boolean },
): Merge<Values> & { theirs: Values } {
  const [own, others] = [{ ...mine }, { ...theirs }];
  const { contested } = merge({ base, mine, theirs }, same);
  const together = contested.filter((field) => {
    const parts = { base: base[field], mine: mine[field], theirs: theirs[field] };
    if (!inParts(field) || !isGroup(parts.base)) return false;
    if (!isGroup(parts.mine) || !isGroup(parts.theirs)) return false;
    const { base: before, mine: here, theirs: there } = parts;
    const inner = merge({ base: before, mine: here, theirs: there }, same);
    own[field] = inner.merged as Values[typeof field];
    others[field] = take(inner.merged, {
      from: there,
      fields: inner.contested,
    }) as Values[typeof field];
    return inner.contested.length === 0;
  });
  const met = merge({ base, mine: own, theirs: others }, same);
  return { ...met, taken: [...met.taken, ...together], theirs: others };
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
