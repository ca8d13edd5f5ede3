/** Numbers of values (facets or contents) by group and text. Values are only ever added. */
export interface ValueRegistry {
  ids: Map<string, number>[];
  groups: number[];
  values: string[];
}

export const createValueRegistry = (groups: number): ValueRegistry => ({
  ids: Array.from({ length: groups }, () => new Map()),
  groups: [],
  values: [],
});

/** The number of a facet value of a group, given now if it has none. */
export function numberOfValue(registry: ValueRegistry, group: number, value: string): number {
  const known = registry.ids[group] as Map<string, number>;
  const id = known.get(value);
  if (id !== undefined) return id;
  known.set(value, registry.values.length);
  registry.groups.push(group);
  return registry.values.push(value) - 1;
}
