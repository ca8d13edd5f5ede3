/**
 * Where the fields of a form stand in the body that it sends, for those that are called otherwise
 * there: field -> path, or paths of which the first is its own. A failure of the server at
 * "shipping_address.street" is told at the field "street".
 */
export type FieldPaths = Readonly<Record<string, string | readonly string[]>>;

interface Form {
  paths: FieldPaths;
  values: object;
}

const pathsOf = (paths: FieldPaths, field: string): readonly string[] => {
  const declared = paths[field];
  return declared === undefined ? [field] : [declared].flat();
};

/** Whether a path leads to `whole` or to something within it. */
export const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`);

/** Where in the body a field's value stands. */
export const bodyPathOf = (paths: FieldPaths, field: string): string =>
  pathsOf(paths, field)[0] ?? field;

/** The field at which a failure of the body is told; null where it is none of the form's. */
export function fieldOfPath(path: string, { paths, values }: Form): string | null {
  const declared = Object.keys(paths).flatMap((field) =>
    pathsOf(paths, field).map((whole) => ({ field, whole })),
  );
  const [nearest] = declared
    .filter(({ whole }) => isWithin(path, whole))
    .sort((a, b) => b.whole.length - a.whole.length);
  if (nearest) return nearest.field;
  const inner = declared.find(({ whole }) => isWithin(whole, path));
  if (inner) return inner.field;
  return ownField(path, values);
}

/**
 * A field of the same name. A list of plain values is one field as a whole, and so is a text of
 * which the body makes a list.
 */
function ownField(path: string, values: object): string | null {
  const steps = path.split(".");
  if (!Object.hasOwn(values, steps[0] ?? "")) return null;
  let value: unknown = values;
  for (const [at, step] of steps.entries()) {
    if (typeof value === "string" || isPlainEntry(value, step)) return steps.slice(0, at).join(".");
    value = (value as Record<string, unknown> | null | undefined)?.[step];
  }
  return path;
}

const isPlainEntry = (list: unknown, step: string) =>
  Array.isArray(list) && typeof list[Number(step)] !== "object";
