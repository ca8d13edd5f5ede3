import { links } from "@neroli/contract/access/links.ts";
import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { useRouteLoaderData } from "react-router";

/** The portal on whose host this page is; null at the address of the whole installation. */
export function usePortal(): PortalSettings | null {
  const root = useRouteLoaderData("root") as { portal?: PortalSettings | null } | undefined;
  return root?.portal ?? null;
}

/** Where strangers sign up: at an event's host for the event, or nowhere where it takes nobody. */
export function useSignUpLink(): string | null {
  const portal = usePortal();
  if (!portal) return links.register();
  if (isExhibition(portal.type)) return links.registerVisitor({ exhibition: portal.key });
  return portal.takes_sign_ups ? links.registerVisitor({ portal: portal.key }) : null;
}
