import { links } from "@neroli/contract/access/links.ts";
import { Link, useParams } from "react-router";
import { useInviteDialog } from "../kernel/invite-dialog.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import { PeopleTable } from "./people-table.tsx";

/** The people of one portal: those who hold rights in it, or those who came from elsewhere. */
export function PortalPeople({ whose }: { whose: "users" | "external" }) {
  const t = useT();
  const { portal = "" } = useParams();
  const session = useSession();
  const known = session.state === "signed-in" && session.portals.find(({ key }) => key === portal);
  const invite = useInviteDialog();
  const title = t(`portals.${whose}.title`);
  return (
    <WorkPage
      title={known ? `${title}: ${known.display_name}` : title}
      tools={
        whose === "external" && (
          <Button
            variant="strong"
            onClick={() =>
              invite.openForEvent({ key: portal, name: known ? known.display_name : portal })
            }
          >
            {t("portal-invitations.open")}
          </Button>
        )
      }
      lead={`${t(`portals.${whose}.text`)} ${t("portals.people.text")}`}
    >
      <Tabs label={t("portals.people.whose")}>
        <Link to={links.portalPeople(portal)} aria-current={whose === "users" ? "page" : undefined}>
          {t("portals.users.title")}
        </Link>
        <Link
          to={links.portalExternal(portal)}
          aria-current={whose === "external" ? "page" : undefined}
        >
          {t("portals.external.title")}
        </Link>
      </Tabs>
      <PeopleTable label={title} event={portal} rights={whose === "users"} />
    </WorkPage>
  );
}
