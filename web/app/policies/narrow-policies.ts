import type { Policy } from "@neroli/contract/policies/schema.ts";

/** What the address says of the list (kernel/table-state.ts). */
interface Narrowing {
  filters: Readonly<Record<string, string>>;
  sort: string;
  page: number;
  size: number;
}

interface Words {
  /** What a policy is about, in the reader's words. */
  nameOf: (policy: Policy) => string;
  compare: (one: string, other: string) => number;
}

/** A page of those that the filters leave: a company has few enough to be read at once. */
export function narrowPolicies(
  policies: readonly Policy[],
  { filters, sort, page, size }: Narrowing,
  { nameOf, compare }: Words,
) {
  const { list, dimension } = filters;
  const left = policies.filter(
    (policy) =>
      policy.list === (list ?? policy.list) && policy.dimension === (dimension ?? policy.dimension),
  );
  const down = sort.startsWith("-") ? -1 : 1;
  const said = (policy: Policy) =>
    sort.endsWith("created_at") ? policy.created_at : nameOf(policy);
  const sorted = left.toSorted((one, other) => down * compare(said(one), said(other)));
  const total_pages = Math.ceil(sorted.length / size);
  // After the last one of the last page is gone.
  const at = Math.max(0, Math.min(page, total_pages - 1)) * size;
  return { content: sorted.slice(at, at + size), total_pages, total_elements: sorted.length };
}
