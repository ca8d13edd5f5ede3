import { AsyncLocalStorage } from "node:async_hooks";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { currentPortal, firstHostOf, knownPortal, portalAt } from "../portal-hosts.ts";

/** The portal that a mail comes from, and the address of its host; null where it has none. */
export interface Sender {
  portal: PortalSettings;
  origin: string | null;
}

const storage = new AsyncLocalStorage<Sender | null>();

/** Mails that are written and sent in `work` are this portal's: links, name, colour, whom to turn to. */
export const mailedFrom = <T>(sender: Sender | null, work: () => T): T => storage.run(sender, work);

export const currentSender = (): Sender | null => storage.getStore() ?? null;

/** For the data of an event: the portal's host at which somebody does what is told by mail. */
export function hostAsked(): { host?: string } {
  const at = currentPortal();
  return at ? { host: at.host } : {};
}

/** Of what was done at a host; null where that is no portal's, or no longer. */
export function senderAt(host: string | undefined): Sender | null {
  const at = portalAt(host);
  return at && { portal: at.portal.settings, origin: at.origin };
}

/** Of what a portal has to say itself; null for an exhibition. */
export function senderOf(key: string): Sender | null {
  const portal = knownPortal(key);
  return portal && { portal: portal.settings, origin: firstHostOf(portal)?.origin ?? null };
}
