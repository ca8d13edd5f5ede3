import { hiddenMeta } from "../../kernel/page-meta.ts";
import type { Route } from "./+types/exhibitions-page";
import { EventsList } from "./events-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portals-admin.exhibitions.title");

/** Support's list of exhibitions. */
export default function ExhibitionsPage() {
  return <EventsList of="exhibitions" />;
}
