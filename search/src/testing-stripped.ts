import type { IndexDocument, ScopeRules, Viewer } from "./index-types.ts";

/** A document without what is hidden from the viewer, or nothing. */
export function stripped(
  document: IndexDocument,
  viewer: Viewer,
  scopes: Readonly<Record<string, ScopeRules>> = {},
): IndexDocument[] {
  if (viewer.scope !== undefined) {
    const rules = scopes[viewer.scope];
    const whole = rules?.companies.includes(document.company) === true;
    const there =
      rules?.also.includes(document.key) || (whole && !rules?.except.includes(document.key));
    if (!there || document.unseen) return [];
  }
  const own = viewer.own_company !== null && viewer.own_company === document.company;
  const tier = own ? Math.max(viewer.tier, viewer.own_tier) : viewer.tier;
  const excluded = viewer.type !== null && document.hidden_from.includes(viewer.type);
  if (excluded && !own && viewer.tier < 2) return [];
  if (document.unseen && tier < 2) return [];
  const sorts = Object.entries(document.sorts).filter(([, sort]) => sort.tier <= tier);
  return [
    {
      ...document,
      values: document.values.filter((value) => value.tier <= tier),
      facets: document.facets.filter((facet) => facet.tier <= tier),
      sorts: Object.fromEntries(sorts),
      contents: (document.contents ?? []).filter((content) => content.tier <= tier),
      intervals: Object.fromEntries(
        Object.entries(document.intervals ?? {}).filter(([, interval]) => interval.tier <= tier),
      ),
    },
  ];
}
