import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/people-page";
import { PeopleTable } from "./people-table.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portals.people.title");

/** Who is in any portal or exhibition and who waits for it, for support. */
export default function PeoplePage() {
  const t = useT();
  return (
    <WorkPage title={t("portals.people.title")} lead={t("portals.people.text")}>
      <PeopleTable label={t("portals.people.title")} />
    </WorkPage>
  );
}
