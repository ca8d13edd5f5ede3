import { createScope } from "@neroli/search/columns/scope.ts";
import type { PortalScope } from "../workers/portal-scope.ts";

/** What the tables say of an event: its enabled companies, and products of these by ranking. */
export interface PortalRules {
  companies: readonly { key: string; all_products: boolean }[];
  products: readonly {
    key: string;
    enabled: boolean;
    promoted: boolean;
    /** Whether its company's products are there unless they are disabled. */
    all_products: boolean;
  }[];
}

/**
 * The portals that somebody has looked into, each as it is now. They are read when they are first
 * asked for, so that one that nobody looks into takes no memory.
 */
export interface Portals {
  /** What a portal shows, which the indexes know by then; null where there is no such portal. */
  know(key: string): Promise<PortalScope | null>;
  /** Has a portal read anew: who asks from now on waits for that. */
  changed(key: string): void;
  /** The same of all. */
  allChanged(): void;
}

interface PortalsOptions {
  read(key: string): Promise<PortalRules | null>;
  tell(key: string, scope: PortalScope): void;
  report(error: unknown): void;
}

export function createPortals({ read, tell, report }: PortalsOptions): Portals {
  const known = new Map<string, Promise<PortalScope | null>>();
  const beingRead = new Set<string>();
  const begin = (key: string): Promise<PortalScope | null> => {
    const isLatest = () => known.get(key) === reading;
    const reading = read(key).then(
      (rules) => {
        const scope = rules && toScope(rules);
        // What was read before the last change is nobody's answer.
        if (scope && isLatest()) tell(key, scope);
        return scope;
      },
      (error: unknown) => {
        if (isLatest()) known.delete(key);
        throw error;
      },
    );
    known.set(key, reading);
    return reading;
  };
  const know = async (key: string): Promise<PortalScope | null> => {
    for (;;) {
      const reading = known.get(key) ?? begin(key);
      const scope = await reading;
      if (known.get(key) !== reading) continue;
      if (!scope) known.delete(key);
      return scope;
    }
  };
  /** At once and not when somebody asks; changes that come meanwhile are read together. */
  const readAgain = (key: string): void => {
    if (beingRead.has(key)) return;
    beingRead.add(key);
    void know(key)
      .catch(report)
      .finally(() => beingRead.delete(key));
  };
  const changed = (key: string): void => {
    if (known.delete(key)) readAgain(key);
  };
  return {
    know,
    changed,
    allChanged() {
      for (const key of [...known.keys()]) changed(key);
    },
  };
}

function toScope({ companies, products }: PortalRules): PortalScope {
  const keys = (wanted: readonly { key: string }[]) => wanted.map(({ key }) => key);
  const none = { also: [], except: [], first: [] };
  return {
    products: createScope({
      companies: keys(companies.filter(({ all_products }) => all_products)),
      also: keys(products.filter(({ enabled, all_products }) => enabled && !all_products)),
      except: keys(products.filter(({ enabled, all_products }) => !enabled && all_products)),
      first: keys(products.filter(({ enabled, promoted }) => enabled && promoted)),
    }),
    suppliers: createScope({ ...none, companies: keys(companies) }),
  };
}
