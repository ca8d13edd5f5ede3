import { hiddenMeta } from "../kernel/page-meta.ts";
import type { Route } from "./+types/external-page";
import { PortalPeople } from "./portal-people.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portals.external.title");

/** People of other companies who signed up to a portal (spec 2). */
export default function ExternalUsersPage() {
  return <PortalPeople whose="external" />;
}
