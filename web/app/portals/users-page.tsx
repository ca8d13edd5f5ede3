import { hiddenMeta } from "../kernel/page-meta.ts";
import type { Route } from "./+types/users-page";
import { PortalPeople } from "./portal-people.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "portals.users.title");

/** Those who hold rights in a portal (spec 2). */
export default function PortalUsersPage() {
  return <PortalPeople whose="users" />;
}
