import type { ScopeRules, Viewer } from "@neroli/search/index-types.ts";
import type { Clause } from "../engine/ask-engine.ts";

const nothing: Clause = { match_none: {} };

/**
 * The views that are a viewer's: each document once, as the viewer's tier for its company sees it,
 * and none that is not there for them. Every question is asked within this.
 */
export function visibleTo(viewer: Viewer, scope: ScopeRules | null): Clause {
  const own = viewer.own_company;
  const others = [{ term: { tiers: String(viewer.tier) } }, ...thereForAll(viewer)];
  const ownTier = String(Math.max(viewer.tier, viewer.own_tier));
  const seen: Clause =
    own === null
      ? { bool: { filter: others } }
      : {
          bool: {
            should: [
              { bool: { filter: others, must_not: { term: { company: own } } } },
              { bool: { filter: [{ term: { company: own } }, { term: { tiers: ownTier } }] } },
            ],
            minimum_should_match: 1,
          },
        };
  return scope === null ? seen : { bool: { filter: [seen, within(scope)] } };
}

/** What excludes the viewer's kind of company is not there, but for support and its own people. */
const thereForAll = ({ type, tier }: Viewer): Clause[] =>
  type === null || tier === 2 ? [] : [{ bool: { must_not: { term: { hidden_from: type } } } }];

function within({ companies, also, except }: ScopeRules): Clause {
  const ways: Clause[] = [];
  if (companies.length > 0) {
    const without = except.length > 0 ? { must_not: { terms: { key: except } } } : {};
    ways.push({ bool: { filter: { terms: { company: companies } }, ...without } });
  }
  if (also.length > 0) ways.push({ terms: { key: also } });
  if (ways.length === 0) return nothing;
  return {
    bool: { should: ways, minimum_should_match: 1, must_not: { term: { unseen: true } } },
  };
}
