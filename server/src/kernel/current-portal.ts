import { AsyncLocalStorage } from "node:async_hooks";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { firstHostOf, hostAsked, knownPortal, portalAt } from "./portal-hosts.ts";

/** The portal that something is done in: who does it, and where its pages stand. */
export interface CurrentPortal {
  settings: PortalSettings;
  /** Null where it has no host of its own. */
  host: string | null;
  /** The address of that host, without a slash at the end. */
  origin: string | null;
}

/** A portal as what is done later notes it: by its key, and at which host something was asked. */
export interface NotedPortal {
  portal: string | null;
  host: string | null;
}

const storage = new AsyncLocalStorage<CurrentPortal | null>();

/** The portal on whose host one is asked, or for which background work is done; null for none. */
export function currentPortal(): CurrentPortal | null {
  const set = storage.getStore();
  if (set !== undefined) return set;
  const at = hostAsked();
  return at && { settings: at.portal.settings, host: at.host, origin: at.origin };
}

/** What the product is called to whoever is told something now. */
export const brandName = (): string => currentPortal()?.settings.name ?? "Neroli";

/** What is to be noted where somebody asks for what is done later. */
export function notePortal(): NotedPortal {
  const at = currentPortal();
  return { portal: at?.settings.key ?? null, host: at?.host ?? null };
}

/**
 * Whatever `work` does is done in the portal that was noted: what it says, mails, stores and asks
 * for. A host that is the portal's no longer gives way to its first one; a portal that is not
 * enabled any more is none.
 */
export const inPortal = <T>(noted: NotedPortal, work: () => T): T =>
  storage.run(findNoted(noted), work);

/** Done at the host of an event that has one of its own, in its name; as ours otherwise. */
export function atHostOf<T>(event: string, work: () => T): T {
  const own = findNoted({ portal: event, host: null });
  return storage.run(own?.host ? own : null, work);
}

/** What concerns people elsewhere is no portal's, wherever somebody sets it going. */
export const inNoPortal = <T>(work: () => T): T => storage.run(null, work);

function findNoted({ portal: key, host }: NotedPortal): CurrentPortal | null {
  const portal = key === null ? null : knownPortal(key);
  if (!portal) return null;
  const noted = portalAt(host ?? undefined);
  const at = noted?.portal === portal ? noted : firstHostOf(portal);
  return { settings: portal.settings, host: at?.host ?? null, origin: at?.origin ?? null };
}
