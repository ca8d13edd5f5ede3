import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { currentRequest } from "./current-request.ts";

/** A portal as far as every request and every mail has to know it. */
export interface KnownPortal {
  settings: PortalSettings;
  /** Its proven hosts, the oldest first. */
  hosts: readonly string[];
}

/** A host at which a portal is reached. */
export interface PortalHost {
  host: string;
  /** The address that its pages stand at, without a slash at the end. */
  origin: string;
  portal: KnownPortal;
}

/** Of the whole installation; portals have the same scheme and port. */
let home = new URL("http://localhost");
const portals = new Map<string, KnownPortal>();
const byHost = new Map<string, KnownPortal>();

/** From now on these portals are known, all that are enabled, and no others. */
export function keepPortals(origin: string, known: readonly KnownPortal[]): void {
  home = new URL(origin);
  replacePortals([...portals.keys()], known);
}

/** The portals of these keys are no longer as they were known; those that are there still are told. */
export function replacePortals(keys: readonly string[], known: readonly KnownPortal[]): void {
  for (const key of keys) {
    const before = portals.get(key);
    for (const host of before ? hostsOf(before) : []) {
      // It may have become another portal's since.
      if (byHost.get(host) === before) byHost.delete(host);
    }
    portals.delete(key);
  }
  for (const portal of known) {
    portals.set(portal.settings.key, portal);
    for (const host of hostsOf(portal)) byHost.set(host, portal);
  }
}

/** Where Neroli is reached by this very machine's own name, each portal has a name below it. */
const hostsOf = ({ settings, hosts }: KnownPortal): string[] =>
  home.hostname === "localhost" ? [...hosts, `${settings.key}.localhost`] : [...hosts];

const hostname = (name: string) => name.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");

/** The portal that is reached by such a name ("host", "host:port"); null for any other name. */
export function portalAt(name: string | undefined): PortalHost | null {
  if (name === undefined || byHost.size === 0) return null;
  const host = hostname(name);
  const portal = byHost.get(host);
  return portal ? { host, origin: addressOf(host), portal } : null;
}

/** Whether this is the proven host of a portal, letter by letter. */
export const isProvenHost = (name: string): boolean =>
  byHost.get(name)?.hosts.includes(name) ?? false;

/** The address of pages at a host. */
export const addressOf = (host: string): string =>
  `${home.protocol}//${host}${home.port && `:${home.port}`}`;

/** The name that hosts of portals lead to. */
export const homeHost = (): string => home.hostname;

/** A portal by its key, with the host it is told by; null where it is not known. */
export const knownPortal = (key: string): KnownPortal | null => portals.get(key) ?? null;

/** The first host of a portal; null where it has none. */
export function firstHostOf(portal: KnownPortal): PortalHost | null {
  const [host] = hostsOf(portal);
  return host === undefined ? null : { host, origin: addressOf(host), portal };
}

/** The host of a portal at which this request came; null elsewhere, and in background work. */
export const hostAsked = (): PortalHost | null => portalAt(currentRequest()?.host);
