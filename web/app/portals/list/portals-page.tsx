import { hiddenMeta } from "../../kernel/page-meta.ts";
import type { Route } from "./+types/portals-page";
import { EventsList } from "./events-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portals-admin.portals.title");

/** Support's list of portals. */
export default function PortalsPage() {
  return <EventsList of="portals" />;
}
