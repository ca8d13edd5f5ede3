import { useParams } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { PeopleTable } from "../people-table.tsx";
import type { Route } from "./+types/users-page";
import { DashboardFrame } from "./dashboard-frame.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portals.people.title");

/** Everybody who has a place, or waits for one. */
export default function EventUsersPage() {
  const t = useT();
  const { event } = useParams();
  return (
    <DashboardFrame lead={t("portals.people.text")}>
      <PeopleTable label={t("portals.people.title")} event={event} />
    </DashboardFrame>
  );
}
