import { eachTextOf, type Scope } from "@neroli/search/columns/scope.ts";
import type { IndexSchema, ScopeRules, Viewer } from "@neroli/search/index-types.ts";
import { planSchema } from "@neroli/search/schema-plan.ts";
import type { Client } from "@opensearch-project/opensearch";
import type { IndexName } from "../../indexed/index-names.ts";
import type { PortalScope } from "../../workers/portal-scope.ts";
import type { Readers } from "../../workers/readers.ts";
import { aliasOf } from "../engine/aliases.ts";
import { askingOf } from "../engine/ask-engine.ts";
import type { AskedIndex } from "../matching/asked-index.ts";
import { answerContents } from "./answer-contents.ts";
import { answerSearch } from "./answer-search.ts";
import { answerSuggest } from "./answer-suggest.ts";
import { visibleTo } from "./visible.ts";

interface Engine {
  client: Client;
  /** Before the names of its indexes. */
  prefix: string;
  schemas: Record<IndexName, IndexSchema>;
}

/** Has questions answered by OpenSearch; it is told of changes elsewhere, by one process for all. */
export function engineReaders({ client, prefix, schemas }: Engine): Readers {
  const ask = askingOf(client);
  const portals = new Map<string, Record<"products" | "suppliers", ScopeRules>>();
  const plans = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, planSchema(schema)]),
  ) as Record<IndexName, ReturnType<typeof planSchema>>;
  const scopeOf = (index: IndexName, { scope }: Viewer): ScopeRules | null => {
    if (scope === undefined) return null;
    const rules = portals.get(scope)?.[index === "SUPPLIERS" ? "suppliers" : "products"];
    if (rules === undefined) throw new RangeError(`No scope "${scope}"`);
    return rules;
  };
  return {
    async ask(index, { method, given }) {
      const [, viewer] = given;
      const scope = scopeOf(index, viewer);
      const asked: AskedIndex = {
        plan: plans[index],
        visible: visibleTo(viewer, scope),
        ask: (body) => ask(aliasOf(prefix, index), body),
      };
      if (method === "search") return answerSearch({ asked, query: given[0], scope });
      return method === "suggest"
        ? answerSuggest(asked, given[0])
        : answerContents(asked, given[0]);
    },
    follow: () => {},
    portal(key, { products, suppliers }: PortalScope) {
      portals.set(key, { products: rulesOf(products), suppliers: rulesOf(suppliers) });
    },
    stop: () => client.close(),
  };
}

function rulesOf(scope: Scope): ScopeRules {
  const textsOf = (part: keyof ScopeRules): string[] => {
    const texts: string[] = [];
    eachTextOf(scope, part, (text) => texts.push(text));
    return texts;
  };
  return {
    companies: textsOf("companies"),
    also: textsOf("also"),
    except: textsOf("except"),
    first: textsOf("first"),
  };
}
